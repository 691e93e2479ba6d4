import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import type { ImageDescriptor } from '#contract/media';
import { UploadFailed, uploadImage } from '../../../../api/upload-image';
import { problemText } from '../../../../app/problems/problem-text';
import { TOAST_DURATIONS, toast } from '../../../../ui/toast/toast-store';

/** A photo that is there, or on its way: `share` from 0 to 1. */
export type ReviewPhoto = { key: number; image?: ImageDescriptor; preview?: string; share: number };

let keys = 0;
const keyed = (photo: Omit<ReviewPhoto, 'key'>): ReviewPhoto => ({ key: ++keys, ...photo });

/** The photos of a review; they are uploaded as soon as they are chosen, and keep the order of their choosing. */
export function useReviewPhotos(before: readonly ImageDescriptor[]) {
  const { t } = useTranslation('reviews');
  const [photos, setPhotos] = useState(() => before.map((image) => keyed({ image, share: 1 })));
  const stops = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<ReviewPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const remove = (key: number) => {
    stops.current.get(key)?.abort();
    setPhotos((all) => all.filter((photo) => photo.key !== key));
  };

  const upload = async ({ key }: ReviewPhoto, file: File, preview: string) => {
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
      refuse(t('write.photo-failed'), description ?? title);
    } finally {
      stops.current.delete(key);
      URL.revokeObjectURL(preview);
    }
  };

  return {
    photos,
    remove,
    images: photos.flatMap(({ image }) => (image ? [image] : [])),
    busy: photos.some(({ image }) => !image),
    add: (files: readonly File[]) => {
      const room = REVIEW_LIMITS.photos - photos.length;
      if (files.length > room) refuse(t('write.too-many-photos', { max: REVIEW_LIMITS.photos }));
      for (const file of files.slice(0, Math.max(0, room))) {
        const preview = URL.createObjectURL(file);
        const photo = keyed({ preview, share: 0 });
        setPhotos((all) => [...all, photo]);
        void upload(photo, file, preview);
      }
    },
  };
}

const refuse = (title: string, description?: string) =>
  toast({ title, description, tone: 'destructive', duration: TOAST_DURATIONS.error });

export type ReviewPhotosState = ReturnType<typeof useReviewPhotos>;
