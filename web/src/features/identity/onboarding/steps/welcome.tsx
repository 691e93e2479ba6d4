import { Camera, Handshake, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './steps.module.css';

const CARDS = [
  ['sell', Camera],
  ['talk', MessageCircle],
  ['meet', Handshake],
] as const;

export function Welcome() {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <h3>{t('welcome.title')}</h3>
      <p>{t('welcome.text')}</p>
      <ul className={styles.cards}>
        {CARDS.map(([card, Icon]) => (
          <li key={card} className={styles.card}>
            <Icon aria-hidden="true" />
            <div>
              <p className={styles.name}>{t(`welcome.cards.${card}.title`)}</p>
              <p className={styles.quiet}>{t(`welcome.cards.${card}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
