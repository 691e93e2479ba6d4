import { useTranslation } from 'react-i18next';
import styles from './how-it-works.module.css';
import { Section } from './section';

const STEPS = ['snap', 'post', 'sell'] as const;

export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('steps.title')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
