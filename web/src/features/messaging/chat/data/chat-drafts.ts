import { useCallback, useSyncExternalStore } from 'react';
import { CHAT_LIMITS } from '#contract/chat';
import type { ImageDescriptor } from '#contract/media';
import { KeptValues } from '../../../../browser/kept-values';
import type { ThreadKey } from './chat-outbox';

/** What stands in the composer of a conversation and was not sent. */
export type ChatDraft = { text: string; images: ImageDescriptor[] };

const EMPTY: ChatDraft = { text: '', images: [] };
const drafts = new KeptValues<ChatDraft>('chat-draft:', EMPTY);

/** What stands in a composer is kept under this. */
export const draftKeyOf = (me: string, { personId, listingId }: ThreadKey) =>
  [me, personId, listingId ?? ''].join(':');

export const readChatDraft = (me: string, thread: ThreadKey): ChatDraft => drafts.get(draftKeyOf(me, thread));

export function keepChatDraft(me: string, thread: ThreadKey, draft: ChatDraft): void {
  const empty = draft.text === '' && draft.images.length === 0;
  drafts.set(draftKeyOf(me, thread), empty ? null : draft);
}

/**
 * Puts what was refused back into the composer, before whatever has been written there since, as far as both are no more
 * than a message may be: what was written last is what gives way.
 */
export function restoreToDraft(me: string, thread: ThreadKey, { text, images }: ChatDraft): void {
  drafts.change(draftKeyOf(me, thread), (written) => ({
    text: [text, written.text].filter(Boolean).join('\n').slice(0, CHAT_LIMITS.message),
    images: [...images, ...written.images].slice(0, CHAT_LIMITS.images),
  }));
}

/** What stands in a composer goes to that of another conversation. */
export function moveDraft(me: string, from: ThreadKey, to: ThreadKey): void {
  const draft = readChatDraft(me, from);
  if (draft === EMPTY) return;
  restoreToDraft(me, to, draft);
  keepChatDraft(me, from, EMPTY);
}

export const useChatDraft = (me: string, thread: ThreadKey): ChatDraft => {
  const key = draftKeyOf(me, thread);
  return useSyncExternalStore(
    drafts.subscribe,
    useCallback(() => drafts.get(key), [key]),
  );
};
