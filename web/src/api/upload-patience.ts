import { TIME_LIMIT } from './time-limit';

/** A picture may be read by an operator's model, and by the server itself when that does not answer: each has its time. */
const ANSWER_LIMIT = 2 * TIME_LIMIT;

/** How each upload under way begins to wait anew. */
const waiting = new Set<() => void>();

/** They stand in line, in the browser and at the server: where one moves, the others only wait for it. */
const moved = () => {
  for (const waitAnew of waiting) waitAnew();
};

/** For an upload that begins: `giveUp` is called once none has moved for the time limit. */
export function waitForUpload(giveUp: () => void) {
  let limit = TIME_LIMIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitAnew = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, limit);
  };
  waiting.add(waitAnew);
  waitAnew();
  return {
    moved,
    /** The last byte has left; the rest is the server's work. */
    sent: () => {
      limit = ANSWER_LIMIT;
      moved();
    },
    end: () => {
      clearTimeout(timer);
      waiting.delete(waitAnew);
    },
  };
}
