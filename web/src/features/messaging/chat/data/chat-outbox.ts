import { useCallback, useSyncExternalStore } from 'react';
import type { ImageDescriptor } from '#contract/media';
import { KeptValues } from '../../../../browser/kept-values';
import { OUTBOX } from './outbox-key';

/** The conversation with a person, about a listing or none. */
export type ThreadKey = { personId: string; listingId: string | null };

/** A message on its way. It keeps its id however often it is sent, so that it is stored once. */
export type Unsent = ThreadKey & {
  id: string;
  /** None before the first message. */
  conversationId: string | null;
  content: string;
  images: ImageDescriptor[];
  createdAt: string;
};

const NONE: Unsent[] = [];
const outboxes = new KeptValues<Unsent[]>(OUTBOX, NONE);

/** What a person wrote in this browser and the server has not acknowledged, oldest first. Survives a reload. */
export const unsentOf = (me: string): Unsent[] => outboxes.get(me);

export const putIntoOutbox = (me: string, message: Unsent) => change(me, (unsent) => [...unsent, message]);

/** Whether it was still there: another tab may have sent it as well. */
export function takeFromOutbox(me: string, id: string): boolean {
  let found = false;
  change(me, (unsent) => {
    found = unsent.some((message) => message.id === id);
    return unsent.filter((message) => message.id !== id);
  });
  return found;
}

/** The conversation was begun: the rest for it need not begin it again. */
export const begunConversation = (me: string, thread: ThreadKey, conversationId: string) =>
  change(me, (unsent) =>
    unsent.map((message) => (isOf(message, thread) ? { ...message, conversationId } : message)),
  );

/** What is on its way to a conversation goes to where that is now. */
export const redirectUnsent = (me: string, from: ThreadKey, to: ThreadKey, conversationId: string | null) =>
  change(me, (unsent) =>
    unsent.map((message) => (isOf(message, from) ? { ...message, ...to, conversationId } : message)),
  );

/** How the server is asked for a conversation. */
export const threadArg = ({ personId, listingId }: ThreadKey) => ({
  personId,
  ...(listingId !== null && { listingId }),
});

export const isOf = (message: ThreadKey, thread: ThreadKey): boolean =>
  message.personId === thread.personId && message.listingId === thread.listingId;

export const useUnsent = (me: string): Unsent[] =>
  useSyncExternalStore(
    outboxes.subscribe,
    useCallback(() => unsentOf(me), [me]),
  );

const change = (me: string, make: (unsent: Unsent[]) => Unsent[]) =>
  outboxes.change(me, (unsent) => {
    const left = make(unsent);
    return left.length > 0 ? left : null;
  });
