import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import styles from './again-question.module.css';

export type Question = { title: string; text: string; keep: string };
type AgainQuestionProps = Question & {
  open: boolean;
  again: string;
  onKeep: () => void;
  onAgain: () => void;
};

/** Asked before what somebody has written goes. */
export const AgainQuestion = ({ open, title, text, keep, again, onKeep, onAgain }: AgainQuestionProps) => (
  <Dialog open={open} onClose={onKeep} title={title}>
    <p>{text}</p>
    <div className={styles.answers}>
      <Button variant="secondary" onClick={onKeep}>
        {keep}
      </Button>
      <Button variant="danger" onClick={onAgain}>
        {again}
      </Button>
    </div>
  </Dialog>
);
