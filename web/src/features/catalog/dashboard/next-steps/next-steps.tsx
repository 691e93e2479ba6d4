import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NEXT_STEPS_SHOWN } from '#contract/selling/next-steps';
import { useWaitingOffersQuery } from '../../../../api/messaging/waiting-offers';
import { useSession } from '../../../../app/session/use-session';
import { ListingStep } from './listing-step';
import styles from './next-steps.module.css';
import { OfferStep } from './offer-step';
import { useNextStepsQuery } from './steps';

/** What is worth doing next: offers to answer, then one thing for each listing. Nothing where there is nothing to do. */
export function NextSteps() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const me = useSession().profile?.id;
  const { data: steps } = useNextStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: waiting } = useWaitingOffersQuery(SHOWN);
  const offers = (waiting?.items ?? []).filter(({ offer }) => offer.sellerId === me);
  const others = (steps?.items ?? []).filter((listing) => !offers.some(({ item }) => item.id === listing.id));
  if (offers.length + others.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id}>{t('steps.title')}</h2>
      <ul>
        {offers.slice(0, NEXT_STEPS_SHOWN).map((offer) => (
          <OfferStep key={offer.offer.id} waiting={offer} />
        ))}
        {others.slice(0, Math.max(0, NEXT_STEPS_SHOWN - offers.length)).map((listing) => (
          <ListingStep key={listing.id} listing={listing} />
        ))}
      </ul>
    </section>
  );
}

const SHOWN = { limit: NEXT_STEPS_SHOWN };
