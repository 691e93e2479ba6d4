import { useTranslation } from 'react-i18next';
import styles from './sureness.module.css';

/** How sure the reader is of a field. */
export function Sureness({ certainty }: { certainty: 'sure' | 'likely' | 'unsure' }) {
  const { t } = useTranslation('market-value');
  return <span className={styles[certainty]}>{t(`sure.${certainty}`)}</span>;
}
