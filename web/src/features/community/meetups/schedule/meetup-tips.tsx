import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './meetup-tips.module.css';

const TIPS = ['place', 'look', 'pay', 'friend'] as const;

/** For who has not done this before; who has passes over one line. */
export function MeetupTips() {
  const { t } = useTranslation('meetups');
  return (
    <details className={styles.tips}>
      <summary>
        <ShieldCheck aria-hidden="true" />
        {t('schedule.tips.title')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {TIPS.map((tip) => (
          <li key={tip}>{t(`schedule.tips.${tip}`)}</li>
        ))}
      </ul>
    </details>
  );
}
