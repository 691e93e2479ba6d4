import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card';
import { onToastChange, shownToast } from './toast-store';
import styles from './toaster.module.css';

/** The place of toasts. Both live regions are always there, since some screen readers miss new ones. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, shownToast, () => null);
  const urgent = toast?.tone === 'destructive';
  const place = useRef<HTMLDivElement>(null);

  // As a popover opened last it lies above a dialog that is open.
  useEffect(() => {
    place.current?.hidePopover();
    if (toast) place.current?.showPopover();
  }, [toast]);

  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  return (
    <div ref={place} popover="manual" className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only */}
      <div role="status">{!urgent && card}</div>
      <div role="alert">{urgent && card}</div>
    </div>
  );
}
