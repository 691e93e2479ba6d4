import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../../../api/problem';
import { useProblemText } from '../../../../app/problems/query-error';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { useMyDraftQuery } from '../begun/drafts-data';
import type { BegunDraft } from './draft-keeper';
import { contentOf } from './draft-words';
import styles from './elsewhere.module.css';

type ChangedElsewhereProps = {
  id: string;
  open: boolean;
  onClose: () => void;
  onMine: (version: number) => void;
  onTheirs: (theirs: BegunDraft, changedAt: string) => void;
  /** There is no other version, but none at all. */
  onGone: () => void;
};

/** Two devices have changed the same draft: neither version goes without being let go of. */
export function ChangedElsewhere({ id, open, onClose, onMine, onTheirs, onGone }: ChangedElsewhereProps) {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  const { currentData, error, isFetching, refetch } = useMyDraftQuery(open ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const theirs = isFetching ? undefined : currentData;
  const problem = isProblem(error) && !isFetching ? error : null;
  const failed = useProblemText(problem);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (problem?.code === 'catalog.draft-not-found') gone();
  }, [problem]);
  return (
    <Dialog open={open} onClose={onClose} title={t('elsewhere.title')}>
      {theirs ? (
        <p>
          {t('elsewhere.text', {
            when: format.ago(theirs.updatedAt),
            title: theirs.words.title ?? t('untitled'),
            count: theirs.images.length,
          })}
        </p>
      ) : (
        <div className={styles.room}>{failed ?? <Skeleton width="100%" height="48px" />}</div>
      )}
      <div className={styles.answers}>
        {failed ? (
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('elsewhere.retry')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" busy={!theirs} onClick={() => theirs && onMine(theirs.version)}>
              {t('elsewhere.mine')}
            </Button>
            <Button
              busy={!theirs}
              onClick={() =>
                theirs &&
                onTheirs({ id, version: theirs.version, content: contentOf(theirs) }, theirs.updatedAt)
              }
            >
              {t('elsewhere.theirs')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
