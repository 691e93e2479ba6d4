import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFT_LIMITS } from '#contract/drafts';
import { PartBoundary } from '../../../../app/problems/part-boundary';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { useWhenThere } from '../../../../app/shell/panels/panels';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import type { Start } from '../start';
import type { DraftKeeper } from './draft-keeper';
import type { DraftState } from './draft-status';
import styles from './draft-status-line.module.css';

/** Hardly ever needed. */
const decision = lazyPage(() => import('./decision').then(({ Decision }) => Decision));

type DraftStatusLineProps = {
  keeper: DraftKeeper;
  state: DraftState;
  /** The form without a word. */
  empty: Start;
  onBegin: (start: Start) => void;
};

/** How far a draft has come, in one quiet line whose room is there from the start, and what is to be decided about it. */
export function DraftStatusLine({
  keeper,
  state: { id, status, savedAt },
  empty,
  onBegin,
}: DraftStatusLineProps) {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  // Whoever wants to decide later closes the dialog, and finds it again here.
  const [putOff, setPutOff] = useState<string | null>(null);
  // Another number for each time it is chosen: where its code did not come before, it is drawn anew.
  const [chosen, setChosen] = useState(0);
  const whenThere = useWhenThere(decision);
  const choose = () =>
    whenThere(() => {
      setPutOff(null);
      setChosen((before) => before + 1);
    });
  const question = status === 'changed' || status === 'gone' ? status : null;
  if (question === null && putOff !== null) setPutOff(null);
  const said = () => {
    if (status === 'none') return '';
    if (status !== 'saved') return t(`status.${status}`, { limit: DRAFT_LIMITS.perPerson });
    return t('status.saved', { time: format.date(savedAt ?? '', { timeStyle: 'short' }) });
  };
  return (
    <div className={styles.line}>
      <output className={styles.said}>{said()}</output>
      {question && (
        <Button size="small" variant="secondary" onClick={choose}>
          {t('status.choose')}
        </Button>
      )}
      {question && (
        <PartBoundary key={chosen}>
          <Suspense>
            <decision.Page
              id={id ?? ''}
              question={question}
              open={putOff !== question}
              onClose={() => setPutOff(question)}
              keeper={keeper}
              empty={empty}
              onBegin={onBegin}
            />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
