/**
 * What lies over the page (dialogs, sheets, menus, viewers): each takes one entry of the browser's history, so that Back
 * closes it before it leaves the page. However it closes, its entry goes with it: what the app writes meanwhile is
 * written over that entry and handed down when the entry goes.
 */
type Layer = { close: () => void };
type Entry = { idx?: number; layers?: number } | null;
type Written = { kind: 'push' | 'replace'; state: object; url: string; ground?: number };

const layers: Layer[] = [];
let write: Pick<History, 'pushState' | 'replaceState'> | null = null;
/** The last thing that was written over the entry of a layer. */
let written: Written | null = null;
let returning = false;
let waiting = false;
/** The router's number of the page on screen. */
let here: number | undefined;

const entry = () => (history.state ?? {}) as NonNullable<Entry>;
const depth = () => entry().layers ?? 0;

/** Puts something over the page; the answer takes it away. `close` is called when Back was pressed. */
export function openLayer(close: () => void): () => void {
  watch();
  const layer = { close };
  layers.push(layer);
  settleSoon();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    settleSoon();
  };
}

/** A page that was loaded anew has no layers left, but perhaps their entries. */
export function forgetLayersOfBefore(): void {
  if (depth() === 0) return;
  watch();
  written = { kind: 'replace', state: entry(), url: location.href, ground: here };
  settleSoon();
}

/** In a task of its own: what closes one thing often opens the next, or goes to another page. */
function settleSoon(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(settle);
}

function settle(): void {
  waiting = false;
  if (!write || returning) return;
  for (let at = depth(); at < layers.length; at++)
    write.pushState({ ...entry(), layers: at + 1 }, '', location.href);
  if (depth() === layers.length) return;
  if (layers.length === 0 && written?.kind === 'push') {
    // The page gone to takes the entry over.
    write.replaceState({ ...entry(), layers: undefined }, '', location.href);
    written = null;
    return;
  }
  returning = true;
  history.go(layers.length - depth());
}

function watch(): void {
  if (write) return;
  here = entry().idx;
  const original = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };
  write = original;
  const over =
    (kind: Written['kind']): History['pushState'] =>
    (state: Entry, unused, url) => {
      const under = depth();
      here = state?.idx;
      if (under === 0) return original[`${kind}State`](state, unused, url);
      const ground = written ? written.ground : entry().idx;
      original.replaceState({ ...state, layers: under }, unused, url);
      written = {
        kind: written?.kind === 'push' ? 'push' : kind,
        state: { ...state },
        url: location.href,
        ground,
      };
    };
  history.pushState = over('push');
  history.replaceState = over('replace');
  // Before the router hears of it.
  window.addEventListener('popstate', onStep, { capture: true });
}

function onStep(event: PopStateEvent): void {
  const reached = depth();
  const { idx } = entry();
  const closing = returning ? [] : layers.splice(reached);
  returning = false;
  if (written && idx === written.ground) {
    handDown(written, reached);
    event.stopImmediatePropagation();
  } else {
    written = null;
    // For the router nothing has happened as long as the page is the same.
    if (idx !== undefined && idx === here) event.stopImmediatePropagation();
    here = idx;
  }
  for (const layer of closing.toReversed()) layer.close();
  settleSoon();
}

/** What was written over an entry that is gone now belongs to the page below it, or after it. */
function handDown({ kind, state, url }: Written, reached: number): void {
  if (reached > 0) return write?.replaceState({ ...state, layers: reached }, '', url);
  written = null;
  write?.[`${kind}State`]({ ...state, layers: undefined }, '', url);
}
