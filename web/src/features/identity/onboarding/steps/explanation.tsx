import { useTranslation } from 'react-i18next';
import type { OnboardingTopic } from '#contract/accounts/onboarding';
import { Dialog } from '../../../../ui/dialog';
import styles from './steps.module.css';

const STEPS = ['first', 'second', 'third'] as const;
const TIPS = ['first', 'second'] as const;

/** How one does something, and what helps. */
export function Explanation({ topic, onClose }: { topic?: OnboardingTopic; onClose: () => void }) {
  const { t } = useTranslation('onboarding');
  return (
    <Dialog open={topic !== undefined} onClose={onClose} title={topic ? t(`topics.${topic}.title`) : ''}>
      {topic && (
        <div className={styles.explanation}>
          <h3>{t('interests.steps')}</h3>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{t(`topics.${topic}.steps.${step}`)}</li>
            ))}
          </ol>
          <h3>{t('interests.tips')}</h3>
          <ul>
            {TIPS.map((tip) => (
              <li key={tip}>{t(`topics.${topic}.tips.${tip}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
