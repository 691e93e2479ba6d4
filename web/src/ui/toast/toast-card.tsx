import { X } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, IconButton } from '../button';
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
        {toast.action && <Action {...toast.action} />}
      </div>
      <IconButton label={t('actions.dismiss')} className={styles.close} onClick={() => dismissToast()}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function Action({ label, to, onFollow }: NonNullable<ShownToast['action']>) {
  const look = {
    variant: 'secondary',
    size: 'small',
    className: styles.action,
    onClick: () => {
      dismissToast();
      onFollow?.();
    },
  } as const;
  return to ? (
    <ButtonLink to={to} {...look}>
      {label}
    </ButtonLink>
  ) : (
    <Button {...look}>{label}</Button>
  );
}

function dismissOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  // It is for the toast, not for the dialog in which it stands.
  event.preventDefault();
  dismissToast();
}

function resumeUnlessWithin({ currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) resumeToast();
}
