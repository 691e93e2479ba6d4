import { NEXT_STEPS_SHOWN } from '#contract/selling/next-steps';
import { figuresApi } from '../../../../api/catalog/figures.gen';
import { useWaitingOffersQuery } from '../../../../api/messaging/waiting-offers';
import { useSession } from '../../../../app/session/use-session';

/** Every change of a listing may be the end of its step. */
const { useNextStepsQuery } = figuresApi
  .enhanceEndpoints({ addTagTypes: ['Listings'] })
  .enhanceEndpoints({ endpoints: { nextSteps: { providesTags: ['Listings'] } } });

const SHOWN = { limit: NEXT_STEPS_SHOWN };

/** Offers to answer, then one thing for each listing; `known` once that is all, or cannot be had. */
export function useNextSteps() {
  const me = useSession().profile?.id;
  const steps = useNextStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  const waiting = useWaitingOffersQuery(SHOWN);
  const offers = (waiting.data?.items ?? []).filter(({ offer }) => offer.sellerId === me);
  const others = (steps.data?.items ?? []).filter(
    (listing) => !offers.some(({ item }) => item.id === listing.id),
  );
  return {
    offers: offers.slice(0, NEXT_STEPS_SHOWN),
    others: others.slice(0, Math.max(0, NEXT_STEPS_SHOWN - offers.length)),
    known: [steps, waiting].every(({ data, isError }) => data !== undefined || isError),
  };
}
