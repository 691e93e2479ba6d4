import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { knownZone } from '#contract/meetups/known-zone';
import { useListingQuery } from '../../../../api/catalog/listings';
import { type Meetup, useMeetupQuery } from '../../../../api/community/meetups';
import { MEETUP } from '../../../../app/dialog-parameters';
import { paths } from '../../../../app/paths';
import { QueryError } from '../../../../app/problems/query-error';
import { useStillHere } from '../../../../app/routing/use-still-here';
import { SignInFirst } from '../../../../app/session/entry/sign-in-first';
import { useSession } from '../../../../app/session/use-session';
import { useDialog } from '../../../../app/use-dialog';
import { Dialog } from '../../../../ui/dialog';
import { useMeetupWords } from '../use-meetup-words';
import { ScheduleForm } from './schedule-form';
import { ScheduleSkeleton } from './schedule-skeleton';
import { ownZone } from './wall-time';

const MOVE = 'move:';

/** Over whatever page it is asked for on; what it is about stands in the address. */
export function ScheduleDialog() {
  const { t } = useTranslation('meetups');
  const { open, close } = useDialog(MEETUP);
  const { status } = useSession();
  const [search] = useSearchParams();
  const about = search.get(MEETUP) ?? '';
  const moves = about.startsWith(MOVE);
  return (
    <Dialog open={open} addressed onClose={close} title={t(moves ? 'schedule.title-move' : 'schedule.title')}>
      {status === 'visitor' && (
        <SignInFirst title={t('schedule.signed-out')} text={t('schedule.signed-out-text')} guests />
      )}
      {(status === 'member' || status === 'guest') &&
        (moves ? (
          <Moving key={about} id={about.slice(MOVE.length)} onDone={close} />
        ) : (
          <Proposing key={about} listingId={about} onDone={close} />
        ))}
    </Dialog>
  );
}

function Proposing({ listingId, onDone }: { listingId: string; onDone: () => void }) {
  const { t } = useTranslation('meetups');
  const { profile } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { currentData: listing, error, isFetching, refetch } = useListingQuery({ id: listingId });
  if (!listing && error && !isFetching)
    return <QueryError title={t('schedule.failed')} error={error} onRetry={() => void refetch()} />;
  if (!listing) return <ScheduleSkeleton />;
  const { seller } = listing;
  if (seller?.id === profile?.id) return <p>{t('schedule.own')}</p>;
  if (!seller || (listing.status !== 'active' && listing.status !== 'pending'))
    return <p>{t('schedule.gone')}</p>;
  // In the place of the open dialog, unless it lies over that conversation: Back leads to the page as it was.
  const goOn = () => {
    if (pathname.startsWith(`${paths.chat}/`)) return onDone();
    if (isStillHere()) void navigate(paths.chatWith(seller.id, listingId), { replace: true });
  };
  return <ScheduleForm listingId={listingId} name={seller.name} timeZone={ownZone()} onDone={goOn} />;
}

function Moving({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('meetups');
  const { currentData: data, error, isFetching, refetch } = useMeetupQuery({ id });
  if (data) return <MovingForm meetup={data} onDone={onDone} />;
  if (error && !isFetching)
    return <QueryError title={t('schedule.not-loaded')} error={error} onRetry={() => void refetch()} />;
  return <ScheduleSkeleton />;
}

function MovingForm({ meetup, onDone }: { meetup: Meetup; onDone: () => void }) {
  const { other } = useMeetupWords();
  return (
    <ScheduleForm
      listingId={meetup.listing.id}
      name={other(meetup)}
      timeZone={knownZone(meetup.timeZone) ?? ownZone()}
      moving={meetup}
      onDone={onDone}
    />
  );
}
