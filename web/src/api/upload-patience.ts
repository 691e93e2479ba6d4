import { TIME_LIMIT } from './time-limit';

/** A picture may be read by an operator's model, and by the server itself when that does not answer: each has its time. */
const STANDS_STILL = 2 * TIME_LIMIT;

/** How each upload under way begins to wait anew. */
const waiting = new Set<() => void>();

/** They stand in line, in the browser and at the server: where one moves, the others only wait for it. */
const moved = () => {
  for (const waitAnew of waiting) waitAnew();
};

/** For an upload that begins: `giveUp` is called once none has moved for a minute, be it on its way or read by the server. */
export function waitForUpload(giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitAnew = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, STANDS_STILL);
  };
  waiting.add(waitAnew);
  waitAnew();
  return {
    moved,
    end: () => {
      clearTimeout(timer);
      waiting.delete(waitAnew);
    },
  };
}
