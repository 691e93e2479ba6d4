import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MeetupSide } from '#contract/meetups';
import { type MeetupWhen, useOwnMeetupsInfiniteQuery } from '../../../../api/community/meetups';
import { PagedList } from '../../../../app/paged-list/paged-list';
import { paths } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { MeetupRow } from './meetup-row';

type MeetupListProps = { side: MeetupSide; when: MeetupWhen };

/** The meetups of one side, page by page: those to come with the next one first, those that were with the last one. */
export function MeetupList({ side, when }: MeetupListProps) {
  const { t } = useTranslation('meetups');
  const list = useOwnMeetupsInfiniteQuery({ side, when }, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      list={list}
      label={t('list')}
      failed={t('failed-to-load')}
      more={t('more')}
      height="150px"
      empty={<Nothing side={side} when={when} />}
    >
      {(meetup) => <MeetupRow key={meetup.id} meetup={meetup} />}
    </PagedList>
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
