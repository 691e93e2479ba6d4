import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './progress.module.css';

/** How long it is seen that all is done (spec 3, section 4). */
const DONE_FOR = 1000;

type ProgressProps = {
  stage: 25 | 50 | 75 | 100;
  /** Instead of what the stage says. */
  text?: string;
};

/** How far it is: sent, read, checked, valued. */
export function Progress({ stage, text }: ProgressProps) {
  const { t } = useTranslation('market-value');
  return (
    <div className={styles.progress}>
      <progress max={100} value={stage} aria-label={t('progress.label')} />
      <output>{text ?? t(`progress.${stage}`)}</output>
    </div>
  );
}

/** That all is done, for a moment: in the space above what is shown, which stays where it is. */
export function Done() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), DONE_FOR);
    return () => clearTimeout(timer);
  }, []);
  return (
    !over && (
      <div className={styles.done}>
        <Progress stage={100} />
      </div>
    )
  );
}
