import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ONBOARDING_TOPICS, type OnboardingTopic } from '#contract/accounts/onboarding';
import { IconButton } from '../../../../ui/button';
import { CheckCard } from '../../../../ui/form/check-card';
import { Explanation } from './explanation';
import styles from './steps.module.css';

type InterestsProps = {
  chosen: readonly OnboardingTopic[];
  onChoose: (chosen: readonly OnboardingTopic[]) => void;
};

export function Interests({ chosen, onChoose }: InterestsProps) {
  const { t } = useTranslation('onboarding');
  const [explained, setExplained] = useState<OnboardingTopic>();
  const choose = (topic: OnboardingTopic, wanted: boolean) =>
    // In the order in which they are offered, whatever was chosen first.
    onChoose(ONBOARDING_TOPICS.filter((other) => (other === topic ? wanted : chosen.includes(other))));
  return (
    <>
      <h3 id="onboarding-interests">{t('interests.title')}</h3>
      <p>{t('interests.text')}</p>
      <ul aria-labelledby="onboarding-interests" className={styles.topics}>
        {ONBOARDING_TOPICS.map((topic) => (
          <li key={topic} className={styles.topic}>
            <CheckCard
              name={topic}
              label={t(`topics.${topic}.title`)}
              hint={t(`topics.${topic}.text`)}
              checked={chosen.includes(topic)}
              onChange={(wanted) => choose(topic, wanted)}
            />
            <IconButton
              label={t('interests.explain', { topic: t(`topics.${topic}.title`) })}
              onClick={() => setExplained(topic)}
            >
              <CircleHelp aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Explanation topic={explained} onClose={() => setExplained(undefined)} />
    </>
  );
}
