import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './begun-drafts.module.css';
import { DraftStrip } from './draft-strip';
import type { DraftCard } from './drafts-data';

/** Above an empty form: what one might rather go on with. */
export function BegunDrafts({ drafts }: { drafts: readonly DraftCard[] }) {
  const { t } = useTranslation('drafts');
  const id = useId();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('continue')}</h2>
      <DraftStrip drafts={drafts} />
    </section>
  );
}
