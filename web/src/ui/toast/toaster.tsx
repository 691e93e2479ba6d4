import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from '../classes';
import { ToastCard } from './toast-card';
import { onToastChange, shownToast } from './toast-store';
import styles from './toaster.module.css';
import { useToastMoves } from './use-toast-moves';

/** The place of toasts. Both live regions are always there, since some screen readers miss new ones. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, shownToast, () => null);
  const home = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { move, again } = useToastMoves(home, place);
  const hasMoved = toast !== null && toast === move.toast;
  const silent = hasMoved && move.told;
  const urgent = toast?.tone === 'destructive';

  // As a popover opened last it lies above a dialog that is open.
  useEffect(() => {
    place.current?.hidePopover();
    if (toast) place.current?.showPopover();
  }, [toast]);

  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  return (
    <div ref={home}>
      <div ref={place} popover="manual" className={classes(styles.place, hasMoved && styles.still)}>
        {silent && card}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only */}
        <div role="status">
          {!silent && !urgent && card}
          {/* Whatever changes in it has all of it said. */}
          {hasMoved && again && <span className="visually-hidden">{'\u00a0'}</span>}
        </div>
        <div role="alert">{!silent && urgent && card}</div>
      </div>
    </div>
  );
}
