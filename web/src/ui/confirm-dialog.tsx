import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog';

/** `keep` is what the answer is called that changes nothing. */
export type Question = { title: string; text: string; keep: string };

type ConfirmDialogProps = Question & {
  open: boolean;
  confirm: string;
  busy?: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before something goes that does not come back. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  keep,
  confirm,
  busy,
  onClose,
  onConfirm,
}: ConfirmDialogProps) => (
  <Dialog open={open} onClose={onClose} title={title}>
    <p>{text}</p>
    <div className={styles.answers}>
      <Button variant="secondary" onClick={onClose}>
        {keep}
      </Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  </Dialog>
);
