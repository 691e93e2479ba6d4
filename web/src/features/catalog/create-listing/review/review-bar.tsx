import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Chip } from '../../../../ui/chip';
import type { ListingValues } from '../listing-values';
import type { DraftQuestion } from './drafting-data';
import styles from './review-bar.module.css';

type ReviewBarProps = {
  values: ListingValues;
  questions: readonly DraftQuestion[];
  busy: boolean;
  onKeep: () => void;
};

/** How much is still open, and what can be done with the draft; always in sight. */
export function ReviewBar({ values, questions, busy, onKeep }: ReviewBarProps) {
  const { t } = useTranslation(['draft-review', 'create-listing']);
  const isNeeded = questions.some(({ field }) => !values[field]);
  return (
    <div className={styles.bar} data-lower-edge>
      <div className={styles.row}>
        <output className={styles.open}>
          {questions.length > 0 && (
            <>
              <Chip tone="warn">{t('open', { count: questions.length })}</Chip>
              <span>{t(isNeeded ? 'needed' : 'not-needed')}</span>
            </>
          )}
        </output>
        <div className={styles.ways}>
          <Button variant="secondary" onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button type="submit" busy={busy}>
            {t(busy ? 'create-listing:create.saving' : 'create-listing:create.publish')}
          </Button>
        </div>
      </div>
    </div>
  );
}
