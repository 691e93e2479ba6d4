import { useTranslation } from 'react-i18next';
import type { Meetup } from '../../../../api/community/meetups';
import { useMeetupWords } from '../use-meetup-words';

/** Where a meetup stands, in a sentence from the reader's side. */
export function MeetupState({ meetup }: { meetup: Meetup }) {
  const { t } = useTranslation('meetups');
  const { other } = useMeetupWords();
  const { status, side, proposedBy, checkedIn, missed, cancel } = meetup;
  const name = other(meetup);
  const theirs = side === 'buyer' ? 'seller' : 'buyer';
  if (missed) {
    const isOwn = missed.by === side;
    return (
      <>
        {t(isOwn ? 'card.missed-own' : 'card.missed-theirs', { name })}
        {missed.answer && ` ${t(isOwn ? 'card.answer-own' : 'card.answer', { answer: missed.answer })}`}
      </>
    );
  }
  if (status === 'completed') return t(side === 'seller' ? 'card.completed-seller' : 'card.completed');
  if (status === 'declined') return t('status.declined');
  if (status === 'canceled')
    return (
      <>
        {t(`why.${cancel?.cause ?? 'person'}`)}
        {cancel?.reason && ` ${t('why.reason', { reason: cancel.reason })}`}
      </>
    );
  if (status === 'pending') return t(proposedBy === side ? 'card.waiting' : 'card.asked', { name });
  if (checkedIn[theirs]) return t('card.here-theirs', { name });
  return checkedIn[side] ? t('card.here-own', { name }) : t('card.meets');
}
