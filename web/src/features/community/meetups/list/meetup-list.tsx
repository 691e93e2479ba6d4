import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MeetupSide } from '#contract/meetups';
import { type MeetupWhen, useOwnMeetupsInfiniteQuery } from '../../../../api/community/meetups';
import { paths } from '../../../../app/paths';
import { QueryError } from '../../../../app/problems/query-error';
import { Button, ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Skeleton } from '../../../../ui/skeleton';
import styles from './list.module.css';
import { MeetupRow } from './meetup-row';

type MeetupListProps = { side: MeetupSide; when: MeetupWhen };

/** The meetups of one side, page by page: those to come with the next one first, those that were with the last one. */
export function MeetupList({ side, when }: MeetupListProps) {
  const { t } = useTranslation(['meetups', 'common']);
  const list = useOwnMeetupsInfiniteQuery({ side, when }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage } = list;
  if (!currentData)
    return error && !isFetching ? (
      <QueryError title={t('failed-to-load')} error={error} onRetry={() => void list.refetch()} />
    ) : (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
      <div role="status" aria-label={t('common:loading')} className={styles.waiting}>
        <Skeleton height="150px" />
        <Skeleton height="150px" />
        <Skeleton height="150px" />
      </div>
    );
  const meetups = currentData.pages.flatMap(({ items }) => items);
  if (meetups.length === 0) return <Nothing side={side} when={when} />;
  return (
    <>
      <ul aria-label={t('list')}>
        {meetups.map((meetup) => (
          <MeetupRow key={meetup.id} meetup={meetup} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetchingNextPage}
          className={styles.more}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Nothing({ side, when }: MeetupListProps) {
  const { t } = useTranslation('meetups');
  if (when === 'past')
    return <EmptyState icon={CalendarCheck} title={t('none.past')} text={t('none.past-text')} />;
  return (
    <EmptyState icon={CalendarCheck} title={t('none.upcoming')} text={t(`none.upcoming-${side}`)}>
      {side === 'buyer' && <ButtonLink to={paths.listings}>{t('none.browse')}</ButtonLink>}
    </EmptyState>
  );
}
