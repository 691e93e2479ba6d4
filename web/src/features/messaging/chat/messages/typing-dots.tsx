import { useTranslation } from 'react-i18next';
import styles from './typing-dots.module.css';

export function TypingDots({ name }: { name: string }) {
  const { t } = useTranslation('chat');
  return (
    <p className={styles.typing}>
      <i />
      <i />
      <i />
      <span className="visually-hidden">{t('thread.typing', { name })}</span>
    </p>
  );
}
