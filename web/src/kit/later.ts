// What measures the page when a step is drawn does so in a task of its own: drawing the step is one task, laying the
// page out for it is another. All of it is done before the next frame, so that nobody sees what does not fit yet.

/** Measures something; what it gives back is done when all has been measured. */
type Look = () => (() => void) | void;

let stepping = false; // a step is drawn in this task, and no frame
let planned = false;
let frame = 0;
let fittings: (() => void)[] = [];
let waiting: Look[] = [];
const unfit = new Set<HTMLElement>(); // what is not seen until it fits

/** A step comes, outside of a frame: whatever has to fit into its room for it does so in the next task. */
export function step(): void {
  stepping = true;
  plan();
}

/** Fit something into its room before it is drawn: in the next task if a step is drawn, else at the end of this one. */
export function fitSoon(fit: () => void): void {
  if (stepping) fittings.push(fit);
  else queueMicrotask(fit);
}

/** Whether a step is drawn in this task: what comes with it is fitted in the next one. */
export const inStep = (): boolean => stepping;

/** Hide what is fitted in the next task: a pointer that moves before then would have Chromium take the place where it
 *  lies by then for one where it was seen. */
export function hideUntilFitted(nodes: Iterable<HTMLElement>): void {
  if (!stepping) return;
  for (const node of nodes) {
    node.dataset.unfit = "";
    unfit.add(node);
  }
}

function show(): void {
  for (const node of unfit) delete node.dataset.unfit;
  unfit.clear();
}

/** Look at something when all that a step changes has its room. */
export function later(look: Look): void {
  waiting.push(look);
  plan();
}

function plan(): void {
  if (planned) return;
  planned = true;
  if ("scheduler" in globalThis) void scheduler.postTask(run, { priority: "user-blocking" });
  else setTimeout(run);
  frame = requestAnimationFrame(run); // if a frame comes first
}

function run(): void {
  if (!planned) return;
  planned = stepping = false;
  cancelAnimationFrame(frame);
  const [fits, looks] = [fittings, waiting];
  [fittings, waiting] = [[], []];
  show();
  for (const fit of fits) fit();
  const done = looks.map((look) => look());
  for (const act of done) act?.();
}
