import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_LIMITS } from '#contract/chat';
import { UploadFailed, uploadImage } from '../../../../api/upload-image';
import { problemText } from '../../../../app/problems/problem-text';
import { TOAST_DURATIONS, toast } from '../../../../ui/toast/toast-store';
import { keepChatDraft, readChatDraft } from '../data/chat-drafts';
import type { ThreadKey } from '../data/chat-outbox';
import { checkPictures } from './check-pictures';
import { inChosenOrder } from './picture-order';

/** A picture on its way to the server; `share` from 0 to 1. */
export type Uploading = { key: number; preview: string; share: number };

let keys = 0;

/** Pictures are uploaded as soon as they are chosen; those that arrived stand in the draft, and survive a reload. */
export function useAttachments(me: string, address: ThreadKey) {
  const { t } = useTranslation('chat');
  const [uploading, setUploading] = useState<Uploading[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const chosenAs = useRef(new Map<string, number>());

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const forget = ({ key, preview }: Uploading) => {
    URL.revokeObjectURL(preview);
    stops.current.delete(key);
    setUploading((others) => others.filter((other) => other.key !== key));
  };

  const upload = async (file: File) => {
    keys += 1;
    const picture: Uploading = { key: keys, preview: URL.createObjectURL(file), share: 0 };
    const stop = new AbortController();
    stops.current.set(picture.key, stop);
    setUploading((others) => [...others, picture]);
    const onProgress = (share: number) =>
      setUploading((all) => all.map((one) => (one.key === picture.key ? { ...one, share } : one)));
    try {
      const image = await uploadImage(file, { signal: stop.signal, onProgress });
      const draft = readChatDraft(me, address);
      chosenAs.current.set(image.id, picture.key);
      keepChatDraft(me, address, { ...draft, images: inChosenOrder(draft.images, image, chosenAs.current) });
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof UploadFailed)) throw error;
      const { title, description } = await problemText(error.problem);
      refuse(t('composer.upload-failed'), description ?? title);
    } finally {
      forget(picture);
    }
  };

  return {
    uploading,
    add: (files: readonly File[]) => {
      const there = readChatDraft(me, address).images.length + uploading.length;
      const { accepted, refusal } = checkPictures(files, there);
      for (const file of accepted) void upload(file);
      const limits = { max: CHAT_LIMITS.images, maxMb: CHAT_LIMITS.imageMegabytes };
      if (refusal)
        refuse(t(`composer.refused.${refusal}.title`), t(`composer.refused.${refusal}.text`, limits));
    },
    cancel: ({ key }: Uploading) => stops.current.get(key)?.abort(),
    remove: (imageId: string) => {
      const draft = readChatDraft(me, address);
      keepChatDraft(me, address, { ...draft, images: draft.images.filter(({ id }) => id !== imageId) });
    },
  };
}

const refuse = (title: string, description?: string) =>
  toast({ title, description, tone: 'destructive', duration: TOAST_DURATIONS.error });

export type AttachmentsState = ReturnType<typeof useAttachments>;
