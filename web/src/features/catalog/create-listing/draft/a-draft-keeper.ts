import { afterEach, beforeEach, jest } from '@jest/globals';
import type { Problem } from '../../../../api/problem';
import type { KeepDraftBody, KeptDraft } from '../begun/drafts-data';
import { EMPTY } from '../listing-values';
import type { DraftContent } from './draft';
import { type BegunDraft, DraftKeeper } from './draft-keeper';

export const content = (title: string, wanted: Partial<DraftContent['values']> = {}): DraftContent => ({
  values: { ...EMPTY, title, ...wanted },
  images: [],
  byAi: [],
});
export const problem = (code: string, status = 409): Problem => ({ status, code, title: code });
export const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
export const kept = (version: number) => ({ version, updatedAt: '2026-11-22T10:42:00.000Z' });

type Sent = {
  id: string;
  body: KeepDraftBody;
  answer: (answer: KeptDraft | Problem) => Promise<void>;
};

/** For tests: keepers of drafts by a clock that is moved, and what they send, remove and keep on this device. */
export function draftKeepers() {
  const sent: Sent[] = [];
  const removed: string[] = [];
  const copies = new Map<string, { unsent: boolean; version: number; change: number }>();
  let close: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    sent.length = 0;
    removed.length = 0;
    copies.clear();
  });
  afterEach(() => {
    close();
    jest.useRealTimers();
  });

  const begin = (begun: BegunDraft | null = null) => {
    const keeper = new DraftKeeper(
      {
        send: (id, body) => {
          const { promise, resolve, reject } = Promise.withResolvers<KeptDraft>();
          sent.push({
            id,
            body,
            answer: async (answer) => {
              if ('code' in answer) reject(answer);
              else resolve(answer);
              await jest.advanceTimersByTimeAsync(0);
            },
          });
          return promise;
        },
        remove: async (id) => void removed.push(id),
        write: ({ id, version, unsent, change }) => copies.set(id, { version, unsent, change }),
        forget: (id) => copies.delete(id),
      },
      begun,
    );
    close = keeper.attend();
    return keeper;
  };
  const titles = () => sent.map(({ body }) => body.title);
  const refuse = (code: string, status?: number) => sent.at(-1)?.answer(problem(code, status));
  return { begin, close: () => close(), sent, removed, copies, titles, refuse };
}
