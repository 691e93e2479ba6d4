const GIVE_UP_AFTER = 3000;
const BY_HAND = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Scrolls to where a page was left, again as it grows while its data arrives, until it is there, the person scrolls
 * or three seconds are over. Tells when it has ended; the returned function ends it early.
 */
export function scrollBack(top: number, ended: () => void): () => void {
  let running = true;
  const end = () => {
    if (!running) return;
    running = false;
    growing.disconnect();
    clearTimeout(timer);
    for (const byHand of BY_HAND) window.removeEventListener(byHand, end);
    ended();
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) end();
  };
  const growing = new ResizeObserver(attempt);
  const timer = setTimeout(end, GIVE_UP_AFTER);
  for (const byHand of BY_HAND) window.addEventListener(byHand, end, { passive: true });
  growing.observe(document.body);
  attempt();
  return end;
}
