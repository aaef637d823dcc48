// The connection to a table. A process or a machine that hangs does not close its connections, and a browser does
// not notice: when no word comes that is due, another connection is tried beside the silent one. Where nothing
// happens, the server says who is there every four seconds (SPEAK in server/live/sockets.py).

export const PATIENCE = 5000; // milliseconds without a word, when one has to come at once ...
export const SILENCE = 9000; // ... and where nothing was asked
const SLEPT = 1000; // milliseconds that a timer is late only if the whole page stood still
const SOONEST = 200; // milliseconds before the first further try; each one after it waits twice as long ...
const SLOWEST = 8000; // ... up to so many

/** Milliseconds before another try, after so many that failed. */
export const pauseAfter = (failures: number): number => Math.min(SLOWEST, SOONEST * 2 ** failures);

export interface Listener {
  heard: (text: string) => void;
  due: () => boolean; // whether an answer is waited for
  moved: () => void; // another connection takes the place of a silent one: nothing more is answered there
  lost: () => void;
}

export class Line {
  private socket?: WebSocket;
  private spare?: WebSocket; // tried beside it
  private doubt?: number;
  private doubtAt = 0;
  private failures = 0; // of spare ones

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Connect, in the place of the connection that there is. */
  connect(): void {
    const old = this.socket;
    this.settle();
    this.socket = this.made();
    this.expect(PATIENCE);
    old?.close(); // it knew us under another name, or not at all
  }

  /** Send something that is answered. */
  ask(text: string): void {
    this.socket!.send(text);
    if (Date.now() + PATIENCE < this.doubtAt) this.expect(PATIENCE);
  }

  close(): void {
    const old = this.socket;
    this.settle();
    this.socket = undefined;
    old?.close();
  }

  private made(): WebSocket {
    const socket = new WebSocket(this.url);
    socket.onmessage = (frame: MessageEvent<string>) => this.hear(socket, frame.data);
    socket.onclose = () => this.end(socket);
    return socket;
  }

  private hear(socket: WebSocket, text: string): void {
    if (socket === this.spare) this.move(socket);
    if (socket !== this.socket) return;
    this.settle();
    this.listener.heard(text);
    if (this.socket && this.doubt === undefined) this.expect(this.listener.due() ? PATIENCE : SILENCE);
  }

  private move(spare: WebSocket): void {
    const old = this.socket;
    [this.socket, this.spare] = [spare, undefined];
    this.listener.moved();
    old?.close();
  }

  private end(socket: WebSocket): void {
    if (socket === this.spare) {
      this.spare = undefined;
      this.expect(pauseAfter(this.failures++));
    } else if (socket === this.socket) {
      this.settle();
      this.listener.lost();
    }
  }

  private expect(wait: number): void {
    clearTimeout(this.doubt);
    this.doubtAt = Date.now() + wait;
    this.doubt = window.setTimeout(() => this.tryAnother(), wait);
  }

  private tryAnother(): void {
    if (Date.now() > this.doubtAt + SLEPT) return this.expect(PATIENCE); // it may speak now that we hear
    const silent = this.spare;
    this.spare = this.made();
    this.expect(PATIENCE);
    silent?.close();
  }

  /** A word has come, or nobody waits for one any more. */
  private settle(): void {
    const spare = this.spare;
    clearTimeout(this.doubt);
    [this.doubt, this.spare, this.failures] = [undefined, undefined, 0];
    spare?.close();
  }
}
