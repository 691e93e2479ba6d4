import { PartyPopper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OnboardingTopic } from '#contract/accounts/onboarding';
import { Chip } from '../../../../ui/chip';
import styles from './steps.module.css';

export function Finish({ chosen }: { chosen: readonly OnboardingTopic[] }) {
  const { t } = useTranslation('onboarding');
  return (
    <div className={styles.finish}>
      <span className={styles.mark}>
        <PartyPopper aria-hidden="true" />
      </span>
      <h3>{t('finish.title')}</h3>
      <p>{t('finish.text')}</p>
      {chosen.length > 0 && (
        <>
          <p>{t('finish.interests')}</p>
          <ul className={styles.chosen}>
            {chosen.map((topic) => (
              <li key={topic}>
                <Chip tone="accent">{t(`topics.${topic}.title`)}</Chip>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
