// SHA-256 (FIPS 180-4), because browsers lend theirs (crypto.subtle) to pages over https only, and a table in a LAN
// is played over plain http.

type Words = [number, number, number, number, number, number, number, number];

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime))) as Words;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message with a one, zeros and its length in bits, in blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function schedule(blocks: DataView, at: number): number[] {
  const w = [...Array(16).keys()].map((i) => blocks.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + low + w[i - 7]! + high) | 0);
  }
  return w;
}

function compressed(state: Words, w: number[]): Words {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + K[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0) as Words;
}

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = padded(message);
  let state = START;
  for (let at = 0; at < blocks.byteLength; at += 64) state = compressed(state, schedule(blocks, at));
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => found.setInt32(4 * i, word));
  return new Uint8Array(found.buffer);
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash of a text, as everybody writes it. */
export const hashOf = (text: string): string => hex(sha256(new TextEncoder().encode(text)));
