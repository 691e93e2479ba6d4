import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LISTING_LIMITS } from '#contract/listings';
import { pastedFiles } from '../../../../browser/pasted-files';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { classes } from '../../../../ui/classes';
import { toastError } from '../../../../ui/toast/toast-store';
import { AddPhotos } from './add-photos';
import { checkFiles } from './check-files';
import { FailedPhotos } from './failed-photos';
import { PhotoTile } from './photo-tile';
import styles from './photos-field.module.css';
import type { ListingPhotos } from './use-listing-photos';

type PhotosFieldProps = {
  photos: ListingPhotos;
  /** How many there may be. */
  most?: number;
  hint?: string;
  /** In place of this form's own checks. */
  onFiles?: (files: readonly File[]) => void;
  /** They are being used as they are. */
  readOnly?: boolean;
};

/** Some pictures: chosen, taken, dropped or pasted, and put into order by dragging or by their buttons. */
export function PhotosField({
  photos: { photos, add, retry, remove, move },
  most = LISTING_LIMITS.images,
  hint,
  onFiles,
  readOnly = false,
}: PhotosFieldProps) {
  const { t } = useTranslation('create-listing');
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const labelId = useId();
  const tiles = useFocusKept<HTMLUListElement>();
  const limits = { max: most, maxMb: LISTING_LIMITS.imageMegabytes };

  const take = (files: readonly File[]) => {
    if (readOnly) return;
    if (onFiles) return onFiles(files);
    const { accepted, refusal } = checkFiles(files, photos.length, { most });
    if (accepted.length > 0) add(accepted);
    if (!refusal) return;
    toastError({
      title: t(`create.photos.refused.${refusal}.title`),
      description: t(`create.photos.refused.${refusal}.text`, limits),
    });
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event).filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0) take(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const place = (key: string, to: number) => {
    move(key, to);
    setSaid(t('create.photos.moved', { number: to + 1, count: photos.length }));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut to the button
    <section
      aria-labelledby={labelId}
      className={classes(styles.field, over && styles.over)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
      }}
    >
      <h2 id={labelId}>{t('create.photos.label')}</h2>
      <p className={styles.hint}>{hint ?? t('create.photos.hint', limits)}</p>
      <ul ref={tiles} className={styles.tiles}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            index={index}
            count={photos.length}
            dragged={dragged === photo.key}
            onDrag={setDragged}
            onDraggedOver={() => dragged && dragged !== photo.key && move(dragged, index)}
            readOnly={readOnly}
            onMove={(to) => place(photo.key, to)}
            onRemove={() => remove(photo)}
          />
        ))}
        {photos.length < most && (
          <AddPhotos first={photos.length === 0} onFiles={readOnly ? undefined : take} />
        )}
      </ul>
      <FailedPhotos photos={photos} onRetry={readOnly ? undefined : retry} />
      <output className="visually-hidden">{said}</output>
    </section>
  );
}
