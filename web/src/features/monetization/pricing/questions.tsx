import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BILLING_LIMITS } from '#contract/monetization/subscriptions';
import styles from './questions.module.css';

const QUESTIONS = ['cost', 'change', 'cancel', 'end', 'card', 'buyers', 'guests'] as const;

export function Questions() {
  const { t } = useTranslation('pricing');
  return (
    <section className={styles.questions}>
      <h2>{t('faq.title')}</h2>
      {QUESTIONS.map((question) => (
        <details key={question} className={styles.question}>
          <summary>
            {t(`faq.${question}.question`)}
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>{t(`faq.${question}.answer`, { days: BILLING_LIMITS.graceDays })}</p>
        </details>
      ))}
    </section>
  );
}
