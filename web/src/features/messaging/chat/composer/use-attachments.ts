import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_LIMITS } from '#contract/chat';
import { toastError } from '../../../../ui/toast/toast-store';
import { draftKeyOf, keepChatDraft, readChatDraft } from '../data/chat-drafts';
import type { ThreadKey } from '../data/chat-outbox';
import { checkPictures } from './check-pictures';
import { cancelUpload, readUploading, subscribeToUploads, upload } from './uploads';

/**
 * Pictures are uploaded as soon as they are chosen, also while another page is looked at; those that arrived stand in
 * the draft, and survive a reload.
 */
export function useAttachments(me: string, address: ThreadKey) {
  const { t } = useTranslation('chat');
  const all = useSyncExternalStore(subscribeToUploads, readUploading);
  const uploading = all.filter(({ thread }) => thread === draftKeyOf(me, address));

  return {
    uploading,
    add: (files: readonly File[]) => {
      const there = readChatDraft(me, address).images.length + uploading.length;
      const { accepted, refusal } = checkPictures(files, there);
      for (const file of accepted) void upload(me, address, file);
      const limits = { max: CHAT_LIMITS.images, maxMb: CHAT_LIMITS.imageMegabytes };
      if (!refusal) return;
      toastError({
        title: t(`composer.refused.${refusal}.title`),
        description: t(`composer.refused.${refusal}.text`, limits),
      });
    },
    cancel: cancelUpload,
    remove: (imageId: string) => {
      const draft = readChatDraft(me, address);
      keepChatDraft(me, address, { ...draft, images: draft.images.filter(({ id }) => id !== imageId) });
    },
  };
}

export type AttachmentsState = ReturnType<typeof useAttachments>;
