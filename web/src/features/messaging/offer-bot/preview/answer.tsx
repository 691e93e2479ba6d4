import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format';
import type { BotPreview } from '../bots';
import { useReason } from '../use-reason';
import styles from './preview.module.css';

/** The bot's words as the buyer would read them, and why it says them. */
export function Answer({ answer }: { answer: BotPreview }) {
  const { t } = useTranslation('bots');
  const { price } = useFormat();
  const reason = useReason();
  return (
    <>
      {answer.reply ? (
        <blockquote className={styles.reply}>
          <span className={styles.from}>{t('preview.bot')}</span>
          {answer.reply}
        </blockquote>
      ) : (
        <p className={styles.silent}>{t('preview.silent')}</p>
      )}
      <p className={styles.note}>{reason(answer.because)}</p>
      <p className={styles.note}>{t('preview.minimum', { price: price(answer.minimumPrice, 'cents') })}</p>
    </>
  );
}
