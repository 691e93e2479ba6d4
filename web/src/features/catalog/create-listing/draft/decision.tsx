import { type Start, startOf } from '../start';
import { ChangedElsewhere } from './changed-elsewhere';
import type { DraftKeeper } from './draft-keeper';
import { GoneElsewhere } from './gone-elsewhere';

type DecisionProps = {
  id: string;
  question: 'changed' | 'gone';
  open: boolean;
  onClose: () => void;
  keeper: DraftKeeper;
  empty: Start;
  onBegin: (start: Start) => void;
};

/** What only a person can decide about a draft. */
export function Decision({ id, question, open, onClose, keeper, empty, onBegin }: DecisionProps) {
  return question === 'changed' ? (
    <ChangedElsewhere
      id={id}
      open={open}
      onClose={onClose}
      onMine={(version) => keeper.keepMine(version)}
      onTheirs={(theirs, changedAt) => {
        keeper.take(theirs, changedAt);
        onBegin(startOf(theirs.content));
      }}
      onGone={() => keeper.lose()}
    />
  ) : (
    <GoneElsewhere
      open={open}
      onClose={onClose}
      onKeep={() => keeper.beginAnew()}
      onDiscard={() => {
        keeper.drop();
        onBegin(empty);
      }}
    />
  );
}
