import { CircleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button';
import { classes } from '../classes';
import styles from './message-state.module.css';

type ErrorStateProps = {
  title: string;
  text?: string;
  offline?: boolean;
  /** Shown small, for whoever is asked for help. */
  requestId?: string;
  onRetry?: () => void;
  children?: ReactNode;
};

/** Something failed; says what, and offers the way out. */
export function ErrorState({ title, text, offline = false, requestId, onRetry, children }: ErrorStateProps) {
  const { t } = useTranslation();
  const Icon = offline ? WifiOff : CircleAlert;
  return (
    <div className={classes(styles.state, styles.bad)} role="alert">
      <span className={styles.mark}>
        <Icon aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )}
        {children}
      </div>
      {requestId && <p className={styles.reference}>{t('problems.reference', { requestId })}</p>}
    </div>
  );
}
