import { X } from 'lucide-react';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../browser/layers/modals';
import { useBackCloses } from '../browser/layers/use-back-closes';
import { IconButton } from './button';
import { classes } from './classes';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A `drawer` comes from the side everywhere; the others differ in width and are sheets from below on phones. */
  variant?: 'dialog' | 'wide' | 'panel' | 'drawer';
  /** The address says that it is open, so that Back closes it already. */
  addressed?: boolean;
  /** On wide screens the dialog hangs beneath this element, flush with its right end. */
  anchor?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A modal on the native element, which keeps focus inside, closes on Escape and on Back and gives focus back. */
export function Dialog({
  open,
  onClose,
  title,
  variant = 'dialog',
  addressed = false,
  anchor,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(open && !addressed, onClose);

  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return dialog?.close();
    if (anchor?.current) hang(dialog, anchor.current);
    return openModal(dialog);
  }, [open, anchor]);

  // The content covers the dialog, so a press on the element itself is one beside it. One that only ends there, or begins,
  // as a selection of text does that is drawn out of the dialog, is told as a click on the element, too.
  const pressedOutside = useRef(false);
  const notePress = ({ target }: PointerEvent) => {
    pressedOutside.current = target === element.current;
  };
  const noteRelease = ({ target }: PointerEvent) => {
    pressedOutside.current &&= target === element.current;
  };
  const closeFromOutside = ({ target }: MouseEvent) => {
    if (target === element.current && pressedOutside.current) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      ref={element}
      className={classes(
        styles.base,
        variant !== 'drawer' && styles.dialog,
        styles[variant],
        anchor && styles.anchored,
      )}
      aria-labelledby={titleId}
      // Escape is told twice: before it closes the dialog, and in a task of its own once the dialog is gone.
      onCancel={({ target }) => target === element.current && onClose()}
      // React has the end of a dialog within this one come by here, too, and one that was opened again hears of its last end.
      onClose={({ target }) => target === element.current && !element.current.open && onClose()}
      onPointerDown={notePress}
      onPointerUp={noteRelease}
      onClick={closeFromOutside}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t('actions.close')} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** What ends a long dialog's form, at its foot however far it is scrolled. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

function hang(dialog: HTMLElement, anchor: HTMLElement): void {
  const { bottom, right } = anchor.getBoundingClientRect();
  dialog.style.setProperty('--anchor-bottom', `${bottom}px`);
  dialog.style.setProperty('--anchor-right', `${document.documentElement.clientWidth - right}px`);
}
