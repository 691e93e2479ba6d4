import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 15;

/** Asks again and again until the answer is truthy, and returns it. @throws Error after `deadlineMs`. */
export async function eventually<T>(ask: () => Promise<T> | T, deadlineMs = 8000): Promise<NonNullable<T>> {
  const until = Date.now() + deadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > until)
      throw new Error(`Not within ${deadlineMs} ms; the last answer was ${String(answer)}.`);
    await wait(EVERY_MS);
  }
}
