import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 15;
/** Nothing takes this long by itself; a machine that does other things as well may take a multiple of it. */
const AT_MOST_MS = 30_000;

/** Asks again and again until the answer is truthy, and returns it. @throws Error after `deadlineMs`. */
export async function eventually<T>(
  ask: () => Promise<T> | T,
  deadlineMs = AT_MOST_MS,
): Promise<NonNullable<T>> {
  const until = Date.now() + deadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > until)
      throw new Error(`Not within ${deadlineMs} ms; the last answer was ${String(answer)}.`);
    await wait(EVERY_MS);
  }
}
