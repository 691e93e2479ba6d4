import { useTranslation } from 'react-i18next';
import type { MeetupMove } from '#contract/meetups';
import { type Meetup, useMoveOnMeetupMutation } from '../../../../api/community/meetups';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { toast } from '../../../../ui/toast/toast-store';

/** They answer the time and the place that are shown, and none that came since. */
const ANSWERS: readonly MeetupMove[] = ['confirm', 'decline'];

/** Takes a meetup one step further, and says what came of it; answers whether it was done. */
export function useMove({ id, sequence }: Pick<Meetup, 'id' | 'sequence'>) {
  const { t } = useTranslation('meetups');
  const [moveOn, { isLoading }] = useMoveOnMeetupMutation();
  const move = async (wanted: MeetupMove, words: { reason?: string; answer?: string } = {}) => {
    try {
      await moveOn({ id, move: wanted, ...(ANSWERS.includes(wanted) && { sequence }), ...words }).unwrap();
      toast({ title: t(`done.${wanted}`) });
      return true;
    } catch (error) {
      tellFailure(t(wanted === 'check-in' ? 'failed.check-in' : 'failed.update'), error);
      return false;
    }
  };
  return { move, busy: isLoading };
}
