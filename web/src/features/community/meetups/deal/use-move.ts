import { useTranslation } from 'react-i18next';
import type { MeetupMove } from '#contract/meetups';
import { type Meetup, useMoveOnMeetupMutation } from '../../../../api/community/meetups';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { toast } from '../../../../ui/toast/toast-store';

/** Takes a meetup one step further, and says what came of it; answers whether it was done. */
export function useMove({ id }: Pick<Meetup, 'id'>) {
  const { t } = useTranslation('meetups');
  const [moveOn, { isLoading }] = useMoveOnMeetupMutation();
  const move = async (wanted: MeetupMove, words: { reason?: string; answer?: string } = {}) => {
    try {
      await moveOn({ id, move: wanted, ...words }).unwrap();
      toast({ title: t(`done.${wanted}`) });
      return true;
    } catch (error) {
      tellFailure(t(wanted === 'check-in' ? 'failed.check-in' : 'failed.update'), error);
      return false;
    }
  };
  return { move, busy: isLoading };
}
