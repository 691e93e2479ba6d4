import { describe, expect, it } from '@jest/globals';
import { CHAT_LIMITS } from '#contract/chat';
import type { ImageDescriptor } from '#contract/media';
import { keepChatDraft, readChatDraft, restoreToDraft } from './chat-drafts';

const THREAD = { personId: 'noor', listingId: null };
const pictures = (...ids: string[]) =>
  ids.map((id) => ({ id, width: 1, height: 1, placeholder: '' })) as ImageDescriptor[];

describe('what was refused', () => {
  it('comes back before what was written since, within what a message may be', () => {
    keepChatDraft('me', THREAD, { text: 'b'.repeat(900), images: pictures('4', '5', '6') });
    restoreToDraft('me', THREAD, { text: 'a'.repeat(900), images: pictures('1', '2', '3') });
    const { text, images } = readChatDraft('me', THREAD);
    expect(text).toBe(`${'a'.repeat(900)}\n${'b'.repeat(CHAT_LIMITS.message - 901)}`);
    expect(images.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  });
});
