import { useTranslation } from 'react-i18next';
import styles from './highlights.module.css';
import { Section } from './section';

const REASONS = ['near', 'talk', 'safe'] as const;

/** Why to buy here. */
export function Reasons() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('reasons.title')}>
      <ul className={styles.tiles}>
        {REASONS.map((name) => (
          <li key={name} className={styles.tile}>
            <h3>{t(`reasons.${name}.title`)}</h3>
            <p>{t(`reasons.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
