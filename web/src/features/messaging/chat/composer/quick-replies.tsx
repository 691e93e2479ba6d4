import { useTranslation } from 'react-i18next';
import styles from './quick-replies.module.css';

/** Spec 2, section 9, in its order. */
const REPLIES = ['thanks', 'good', 'meet', 'available', 'price', 'photos'] as const;

/** What is said so often that one touch says it. */
export function QuickReplies({ onChoose }: { onChoose: (words: string) => void }) {
  const { t } = useTranslation('chat');
  return (
    <ul className={styles.replies} aria-label={t('composer.quick.label')}>
      {REPLIES.map((reply) => {
        const words = t(`composer.quick.${reply}`);
        return (
          <li key={reply}>
            <button type="button" className={styles.reply} onClick={() => onChoose(words)}>
              {words}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
