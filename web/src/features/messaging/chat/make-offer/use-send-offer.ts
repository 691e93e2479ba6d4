import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { claimProblem } from '../../../../api/claimed-problems';
import type { Problem } from '../../../../api/problem';
import { paths } from '../../../../app/paths';
import { loadedProblemText } from '../../../../app/problems/problem-text';
import { useStillHere } from '../../../../app/routing/use-still-here';
import { useSession } from '../../../../app/session/use-session';
import { useAppDispatch } from '../../../../app/store';
import { newId } from '../../../../browser/new-id';
import { useFormat } from '../../../../i18n/format';
import { toast, toastError } from '../../../../ui/toast/toast-store';
import { sendOffer } from '../data/send-offer';
import { MAKE_OFFER } from '../links/dialog-parameter';
import type { OfferedListing } from './make-offer-form';
import { forgetOfferDraft } from './offer-draft';

/**
 * Sends an offer and goes to the conversation it stands in, unless its sender is elsewhere by then; visitors go to the
 * sign-in page, which leads back.
 */
export function useSendOffer({ id: listingId, seller }: OfferedListing) {
  const { t } = useTranslation('make-offer');
  const { price } = useFormat();
  const { status } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [words, setWords] = useState<string>();
  const sent = useRef<{ content: string; id: string }>(null);
  /** It is on its way to the conversation: a second press, before the page has gone, offers nothing more. */
  const arrived = useRef(false);

  const send = async (amount: number, note: string) => {
    if (arrived.current) return;
    setWords(undefined);
    const asked = t('message', { amount: price(amount, 'short') });
    const content = note === '' ? asked : `${asked}\n${note}`;
    if (status === 'visitor') {
      const back = `${paths.listing(listingId)}?${MAKE_OFFER}=1`;
      toast({ title: t('sign-in.title'), description: t('sign-in.text') });
      await navigate(`${paths.signIn}?next=${encodeURIComponent(back)}`);
      return;
    }
    // What may have arrived although its answer was lost is the same message the next time.
    if (sent.current?.content !== content) sent.current = { content, id: newId() };
    const answer = await dispatch(
      sendOffer({ id: sent.current.id, sellerId: seller.id, listingId, amount, content }),
    );
    arrived.current = true;
    forgetOfferDraft(listingId);
    // In the place of the open dialog: Back leads to the listing as it was.
    if (isStillHere()) await navigate(paths.chatWith(seller.id, listingId), { replace: true });
    else if (!answer.offerFailed) toast({ title: t('sent') });
    if (answer.offerFailed) toastError({ title: t('failed') });
  };
  const take = (problem: Problem) => {
    // Whoever has gone elsewhere is told by a toast: what would say it here is gone as well.
    if (problem.issues?.length || !isStillHere()) return;
    claimProblem(problem);
    const { title, description = title } = loadedProblemText(problem);
    setWords(description);
  };
  return { send, refusal: { words, take } };
}
