import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { useWhenThere } from '../../../../app/shell/panels/panels';
import { Button } from '../../../../ui/button';
import type { Question } from '../../../../ui/confirm-dialog';

/** Hardly ever needed. */
const againQuestion = lazyPage(() =>
  import('../../../../ui/confirm-dialog').then(({ ConfirmDialog }) => ConfirmDialog),
);

type AgainButtonProps = {
  icon: LucideIcon;
  label: string;
  size?: 'small' | 'medium';
  /** What is said before something that somebody has written would go; null where nothing would. */
  question: Question | null;
  onAgain: () => void;
};

/** Begins anew in the place of what is there; nobody's words go without a question. */
export function AgainButton({ icon: Icon, label, size, question, onAgain }: AgainButtonProps) {
  const [asking, setAsking] = useState(false);
  // Once wanted it stays mounted: a dialog that vanishes could not give the focus back.
  const [wanted, setWanted] = useState(false);
  const whenThere = useWhenThere(againQuestion);
  const ask = () =>
    whenThere(() => {
      setWanted(true);
      setAsking(true);
    });
  const again = () => {
    setAsking(false);
    onAgain();
  };
  return (
    <>
      <Button variant="secondary" size={size} onClick={question ? ask : onAgain}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {question && wanted && (
        <againQuestion.Page
          {...question}
          open={asking}
          confirm={label}
          onClose={() => setAsking(false)}
          onConfirm={again}
        />
      )}
    </>
  );
}
