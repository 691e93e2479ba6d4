import { X } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, IconButton } from '../button';
import { classes } from '../classes';
import { dismissToast, pauseToast, resumeToast, type ShownToast } from './toast-store';
import styles from './toaster.module.css';
import { useSwipeAway } from './use-swipe-away';

export function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation();
  const swipe = useSwipeAway(dismissToast);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons do the same for the keyboard
    <div
      className={classes(styles.toast, toast.tone === 'destructive' && styles.destructive)}
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeUnlessWithin}
      onKeyDown={dismissOnEscape}
      {...swipe}
    >
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
        {toast.action && (
          <ButtonLink
            to={toast.action.to}
            variant="secondary"
            size="small"
            className={styles.action}
            onClick={() => {
              dismissToast();
              toast.action?.onFollow?.();
            }}
          >
            {toast.action.label}
          </ButtonLink>
        )}
      </div>
      <IconButton label={t('actions.dismiss')} className={styles.close} onClick={dismissToast}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function dismissOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') dismissToast();
}

function resumeUnlessWithin({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) resumeToast();
}
