import { UploadFailed, uploadImage } from '../../../../api/upload-image';
import { problemText } from '../../../../app/problems/problem-text';
import { i18n } from '../../../../i18n/i18n';
import { toastError } from '../../../../ui/toast/toast-store';
import { draftKeyOf, keepChatDraft, readChatDraft } from '../data/chat-drafts';
import type { ThreadKey } from '../data/chat-outbox';
import { inChosenOrder } from './picture-order';

/** A picture on its way to the server; `share` from 0 to 1. */
export type Uploading = { key: number; thread: string; preview: string; share: number };

let keys = 0;
let uploading: readonly Uploading[] = [];
const stops = new Map<number, AbortController>();
const chosenAs = new Map<string, number>();
const listeners = new Set<() => void>();

function change(changed: readonly Uploading[]): void {
  uploading = changed;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: the pictures of all conversations that are on their way. */
export const readUploading = () => uploading;

export const subscribeToUploads = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const cancelUpload = ({ key }: Uploading) => stops.get(key)?.abort();

/** Sends a picture and puts it into the draft of its conversation, whether that is on the screen by then or not. */
export async function upload(me: string, address: ThreadKey, file: File): Promise<void> {
  keys += 1;
  const key = keys;
  const preview = URL.createObjectURL(file);
  const stop = new AbortController();
  stops.set(key, stop);
  change([...uploading, { key, thread: draftKeyOf(me, address), preview, share: 0 }]);
  const onProgress = (share: number) =>
    change(uploading.map((one) => (one.key === key ? { ...one, share } : one)));
  try {
    const image = await uploadImage(file, { signal: stop.signal, onProgress });
    const draft = readChatDraft(me, address);
    chosenAs.set(image.id, key);
    keepChatDraft(me, address, { ...draft, images: inChosenOrder(draft.images, image, chosenAs) });
  } catch (error) {
    if (stop.signal.aborted) return;
    if (!(error instanceof UploadFailed)) throw error;
    const { title, description = title } = await problemText(error.problem);
    toastError({
      title: i18n.t('chat:composer.upload-failed'),
      description,
    });
  } finally {
    URL.revokeObjectURL(preview);
    stops.delete(key);
    change(uploading.filter((one) => one.key !== key));
  }
}
