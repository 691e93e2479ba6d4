import { useTranslation } from 'react-i18next';
import styles from './progress.module.css';

export type Stage = 25 | 50 | 75 | 100;

/** How far it is: sent, read, checked, valued. */
export function Progress({ stage }: { stage: Stage }) {
  const { t } = useTranslation('market-value');
  return (
    <div className={styles.progress}>
      <progress max={100} value={stage} aria-label={t('progress.label')} />
      <output>{t(`progress.${stage}`)}</output>
    </div>
  );
}
