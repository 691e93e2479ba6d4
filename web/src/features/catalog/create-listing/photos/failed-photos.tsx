import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadedProblemText } from '../../../../app/problems/problem-text';
import { Button } from '../../../../ui/button';
import styles from './failed-photos.module.css';
import type { ListingPhoto } from './photo';

type FailedPhotosProps = { photos: readonly ListingPhoto[]; onRetry?: (photo: ListingPhoto) => void };

/** Why pictures were refused, each with another try. */
export function FailedPhotos({ photos, onRetry }: FailedPhotosProps) {
  const { t } = useTranslation('create-listing');
  const failed = photos.flatMap((photo, index) =>
    photo.state === 'failed'
      ? [{ photo, number: index + 1, text: photo.problem && loadedProblemText(photo.problem) }]
      : [],
  );
  return (
    <div role="alert">
      <ul className={styles.list}>
        {failed.map(({ photo, number, text }) => (
          <li key={photo.key}>
            <p>
              <strong>{t('create.photos.photo', { number })}</strong>{' '}
              {text ? (text.description ?? text.title) : t('create.photos.failed')}
            </p>
            <Button
              size="small"
              variant="quiet"
              aria-disabled={!onRetry || undefined}
              onClick={() => onRetry?.(photo)}
            >
              <RotateCcw aria-hidden="true" />
              {t('create.photos.retry')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
