import { ImagePlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import { imageUrl } from '#contract/media';
import { IconButton } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import styles from './review-form.module.css';
import type { ReviewPhotosState } from './use-review-photos';

type ReviewPhotosProps = { photos: ReviewPhotosState; error?: string };

export function ReviewPhotos({ photos: { photos, add, remove }, error }: ReviewPhotosProps) {
  const { t } = useTranslation('reviews');
  return (
    <Field label={t('write.photos')} error={error} group>
      {({ className: _, required: __, ...group }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> would be named by a legend of its own
        <div role="group" {...group} className={styles.photos}>
          {photos.length > 0 && (
            <ul className={styles.photos}>
              {photos.map(({ key, image, preview, share }, n) => (
                <li key={key}>
                  <img
                    src={image ? imageUrl(image.id, 'card') : preview}
                    alt={t('write.photo', { nth: n + 1 })}
                  />
                  {!image && <progress value={share} aria-label={t('write.uploading')} />}
                  <IconButton
                    label={t('write.remove-photo', { nth: n + 1 })}
                    className={styles.remove}
                    onClick={() => remove(key)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          {photos.length < REVIEW_LIMITS.photos && (
            <label className={styles.add}>
              <ImagePlus aria-hidden="true" />
              {t('write.add-photos')}
              <input
                type="file"
                accept="image/*"
                multiple
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </label>
          )}
        </div>
      )}
    </Field>
  );
}
