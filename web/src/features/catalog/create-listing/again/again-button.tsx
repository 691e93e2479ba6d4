import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import styles from './again-button.module.css';

type AgainButtonProps = {
  icon: LucideIcon;
  label: string;
  size?: 'small' | 'medium';
  /** What is said before something that somebody has written would go; null where nothing would. */
  question: { title: string; text: string; keep: string } | null;
  onAgain: () => void;
};

/** Begins anew in the place of what is there; nobody's words go without a question. */
export function AgainButton({ icon: Icon, label, size, question, onAgain }: AgainButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const again = () => {
    close();
    onAgain();
  };
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => (question ? setAsking(true) : onAgain())}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {question && (
        <Dialog open={asking} onClose={close} title={question.title}>
          <p>{question.text}</p>
          <div className={styles.answers}>
            <Button variant="secondary" onClick={close}>
              {question.keep}
            </Button>
            <Button variant="danger" onClick={again}>
              {label}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
