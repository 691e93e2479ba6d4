import { useEffect, useRef, useState } from 'react';
import type { ImageDescriptor } from '#contract/media';
import { UploadFailed, uploadImage } from '../../../../api/upload-image';
import { type ListingPhoto, movedTo, newPhotoKey } from './photo';

type Upload = { stop: AbortController; done: Promise<void> };
type Sent = { key: string; file: File; preview: string };

/** The listing's pictures, uploaded as soon as they are chosen, each as `prepare` makes it. */
export function useListingPhotos(initial: ListingPhoto[], prepare?: (file: File) => Promise<File>) {
  const [photos, setPhotos] = useState(initial);
  // What uploads build on when they end; the state is what is drawn.
  const latest = useRef(initial);
  const uploads = useRef(new Map<string, Upload>());
  // How far pictures came that are not in the form at the moment.
  const progress = useRef(new Map<string, ListingPhoto>());

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const { stop } of running.values()) stop.abort();
    };
  }, []);

  const change = (made: (before: ListingPhoto[]) => ListingPhoto[]) => {
    latest.current = made(latest.current);
    setPhotos(latest.current);
  };
  const update = (photo: ListingPhoto) => {
    progress.current.set(photo.key, photo);
    change((before) => before.map((other) => (other.key === photo.key ? photo : other)));
  };

  const send = async (sent: Sent, { signal }: AbortController) => {
    try {
      const onProgress = (share: number) => update({ ...sent, state: 'uploading', share });
      const file = prepare ? await prepare(sent.file) : sent.file;
      const image = await uploadImage(file, { signal, onProgress });
      update({ key: sent.key, state: 'there', image, uploadedAt: Date.now() });
      URL.revokeObjectURL(sent.preview);
    } catch (error) {
      if (signal.aborted) return;
      const problem = error instanceof UploadFailed ? error.problem : null;
      update({ ...sent, state: 'failed', problem });
    } finally {
      uploads.current.delete(sent.key);
    }
  };
  const begin = (sent: Sent) => {
    const stop = new AbortController();
    uploads.current.set(sent.key, { stop, done: send(sent, stop) });
  };

  return {
    photos,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({ key: newPhotoKey(), file, preview: URL.createObjectURL(file) }));
      change((before) => [
        ...before,
        ...added.map((sent) => ({ ...sent, state: 'uploading' as const, share: 0 })),
      ]);
      added.forEach(begin);
    },
    retry: (photo: ListingPhoto) => {
      if (photo.state !== 'failed') return;
      const { key, file, preview } = photo;
      update({ key, file, preview, state: 'uploading', share: 0 });
      begin({ key, file, preview });
    },
    remove: (photo: ListingPhoto) => {
      uploads.current.get(photo.key)?.stop.abort();
      if (photo.state !== 'there') URL.revokeObjectURL(photo.preview);
      change((before) => before.filter(({ key }) => key !== photo.key));
    },
    move: (key: string, to: number) => change((before) => movedTo(before, key, to)),
    replace: (replacing: ListingPhoto[]) => change(() => replacing),
    /** Puts pictures back that were in the form before; their uploads went on meanwhile. */
    restore: (before: readonly ListingPhoto[]) =>
      change(() => before.map((photo) => progress.current.get(photo.key) ?? photo)),
    /** All pictures once none is on its way any more; null when one of them was refused. */
    settled: async (): Promise<ImageDescriptor[] | null> => {
      while (uploads.current.size > 0)
        await Promise.all([...uploads.current.values()].map(({ done }) => done));
      const there = latest.current.flatMap((photo) => (photo.state === 'there' ? [photo.image] : []));
      return there.length === latest.current.length ? there : null;
    },
  };
}

export type ListingPhotos = ReturnType<typeof useListingPhotos>;
