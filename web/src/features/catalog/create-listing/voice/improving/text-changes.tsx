import { useTranslation } from 'react-i18next';
import styles from './text-changes.module.css';
import { wordDiff } from './word-diff';

/** A text with what is new in it, and what is gone from it. */
export function TextChanges({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('voice-recorder');
  const parts = wordDiff(before, after);
  if (parts.every(({ is }) => is === 'same')) return <p className={styles.none}>{t('improve.same')}</p>;
  return (
    <p className={styles.text}>
      {parts.map(({ key, text, is }) =>
        is === 'same' ? (
          <span key={key}>{text}</span>
        ) : is === 'new' ? (
          <ins key={key}>{text}</ins>
        ) : (
          <del key={key}>{text}</del>
        ),
      )}
    </p>
  );
}
