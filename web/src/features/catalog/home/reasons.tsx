import { Handshake, MapPin, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './highlights.module.css';
import { Section } from './section';

const REASONS = [
  { name: 'near', icon: MapPin },
  { name: 'talk', icon: Handshake },
  { name: 'safe', icon: ShieldCheck },
] as const;

/** Why to buy here. */
export function Reasons() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('reasons.title')}>
      <ul className={styles.tiles}>
        {REASONS.map(({ name, icon: Icon }) => (
          <li key={name} className={styles.tile}>
            <Icon aria-hidden="true" />
            <h3>{t(`reasons.${name}.title`)}</h3>
            <p>{t(`reasons.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
