import { jest } from '@jest/globals';
import { Mailer } from '#platform/mail/mailer';
import type { TestApp } from './app.js';

/** The mail server refuses the next mail; answers how many were tried since. Ends with `jest.restoreAllMocks()`. */
export function refuseOneMail(app: TestApp): () => number {
  const send = jest.spyOn(app.nest.get(Mailer), 'send');
  send.mockClear().mockRejectedValueOnce(new Error('The mail server is away.'));
  return () => send.mock.calls.length;
}

/** The mail server leaves the next mail without an answer until it is refused. Ends with `jest.restoreAllMocks()`. */
export function holdOneMail(app: TestApp): { isAsked: () => boolean; refuse: () => void } {
  let refuse: (() => void) | null = null;
  const held = () =>
    new Promise<void>((_, reject) => {
      refuse = () => reject(new Error('The mail server is away.'));
    });
  jest.spyOn(app.nest.get(Mailer), 'send').mockImplementationOnce(held);
  return { isAsked: () => refuse !== null, refuse: () => refuse?.() };
}
