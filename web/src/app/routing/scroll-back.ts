const GIVE_UP_AFTER = 3000;
const BY_HAND = ['wheel', 'touchstart', 'keydown'] as const;

type Observer = Pick<MutationObserver, 'disconnect'>;

/** Scrolls to where a page was left, again as it grows while its data arrives. Tells when it has ended. */
export function scrollBack(top: number, ended: () => void): () => void {
  const attempt = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 1;
  };
  return persist(attempt, ended, (again) => {
    const growing = new ResizeObserver(again);
    growing.observe(document.body);
    return growing;
  });
}

/** Scrolls to what has this id, once it is there: what is awaited may take as much room as what it is awaited with. */
export function scrollToAnchor(id: string): () => void {
  const attempt = () => {
    const anchor = document.getElementById(id);
    anchor?.scrollIntoView();
    return anchor !== null;
  };
  return persist(attempt, undefined, (again) => {
    const changing = new MutationObserver(again);
    changing.observe(document.body, { childList: true, subtree: true });
    return changing;
  });
}

/**
 * Tries now and whenever it is told to, until it succeeds, the person scrolls or three seconds are over; the returned
 * function ends it early.
 */
function persist(
  attempt: () => boolean,
  ended: (() => void) | undefined,
  observe: (again: () => void) => Observer,
): () => void {
  let running = true;
  const end = () => {
    if (!running) return;
    running = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const byHand of BY_HAND) window.removeEventListener(byHand, end);
    ended?.();
  };
  const again = () => {
    if (attempt()) end();
  };
  const observer = observe(again);
  const timer = setTimeout(end, GIVE_UP_AFTER);
  for (const byHand of BY_HAND) window.addEventListener(byHand, end, { passive: true });
  again();
  return end;
}
