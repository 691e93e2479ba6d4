import { useEffect, useRef, useState } from 'react';
import type { ImageDescriptor } from '#contract/media';
import { UploadFailed, uploadImage } from '../../api/upload-image';
import { toastError } from '../../ui/toast/toast-store';
import { problemText } from '../problems/problem-text';

/** A photo that is there, or on its way: `share` from 0 to 1. */
export type ChosenPhoto = { key: number; image?: ImageDescriptor; preview?: string; share: number };

let keys = 0;
const keyed = (photo: Omit<ChosenPhoto, 'key'>): ChosenPhoto => ({ key: ++keys, ...photo });

export type PhotoWords = {
  label: string;
  add: string;
  uploading: string;
  failed: string;
  tooMany: string;
  photo: (nth: number) => string;
  remove: (nth: number) => string;
};

type PhotoChoiceSetup = { before?: readonly ImageDescriptor[]; max: number; words: PhotoWords };

/** A few photos of something; they are uploaded as soon as they are chosen, and keep the order of their choosing. */
export function usePhotoChoice({ before = [], max, words }: PhotoChoiceSetup) {
  const [photos, setPhotos] = useState(() => before.map((image) => keyed({ image, share: 1 })));
  const stops = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const remove = (key: number) => {
    stops.current.get(key)?.abort();
    setPhotos((all) => all.filter((photo) => photo.key !== key));
  };

  const upload = async ({ key }: ChosenPhoto, file: File, preview: string) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const onProgress = (share: number) => change(key, { share });
      change(key, { image: await uploadImage(file, { signal: stop.signal, onProgress }), share: 1 });
    } catch (error) {
      if (stop.signal.aborted) return;
      remove(key);
      if (!(error instanceof UploadFailed)) throw error;
      const { title, description } = await problemText(error.problem);
      refuse(words.failed, description ?? title);
    } finally {
      stops.current.delete(key);
      URL.revokeObjectURL(preview);
    }
  };

  return {
    photos,
    words,
    isFull: photos.length >= max,
    remove,
    images: photos.flatMap(({ image }) => (image ? [image] : [])),
    busy: photos.some(({ image }) => !image),
    add: (files: readonly File[]) => {
      const room = max - photos.length;
      if (files.length > room) refuse(words.tooMany);
      for (const file of files.slice(0, Math.max(0, room))) {
        const preview = URL.createObjectURL(file);
        const photo = keyed({ preview, share: 0 });
        setPhotos((all) => [...all, photo]);
        void upload(photo, file, preview);
      }
    },
  };
}

const refuse = (title: string, description?: string) => toastError({ title, description });

export type PhotoChoiceState = ReturnType<typeof usePhotoChoice>;
