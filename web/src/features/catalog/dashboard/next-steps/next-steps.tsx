import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { ListingStep } from './listing-step';
import styles from './next-steps.module.css';
import { OfferStep } from './offer-step';
import type { useNextSteps } from './steps';

/** What is worth doing next. Nothing where there is nothing to do. */
export function NextSteps({ offers, others }: Omit<ReturnType<typeof useNextSteps>, 'known'>) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const place = useFocusKept<HTMLUListElement>();
  if (offers.length + others.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id}>{t('steps.title')}</h2>
      <ul ref={place}>
        {offers.map((offer) => (
          <OfferStep key={offer.offer.id} waiting={offer} />
        ))}
        {others.map((listing) => (
          <ListingStep key={listing.id} listing={listing} />
        ))}
      </ul>
    </section>
  );
}
