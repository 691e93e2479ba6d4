import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWaitingOffersQuery } from '../../../../api/messaging/waiting-offers';
import { paths } from '../../../../app/paths';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { OfferTerms } from './offer-terms';
import styles from './waiting.module.css';

/** On one's home: how many offers are to be answered, and the one that expires first, with the way to it. */
export function WaitingOffers() {
  const { t } = useTranslation('chat');
  const { data } = useWaitingOffersQuery({});
  if (!data) return null;
  const [first] = data.items;
  const count = data.items.length;
  if (!first)
    return (
      <Link to={paths.chat} className={styles.card}>
        <span className={styles.words}>{t('waiting.no-offers')}</span>
        <ChevronRight aria-hidden="true" />
      </Link>
    );
  return (
    <Link to={paths.chatWith(first.person.id, first.item.id)} className={styles.card}>
      <Photo
        image={first.item.image}
        category={first.item.category}
        alt=""
        sizes="48px"
        className={styles.photo}
      />
      <span className={styles.words}>
        <b>{data.more ? t('waiting.more-offers', { count }) : t('waiting.offers', { count })}</b>
        <span className={styles.latest}>
          <OfferTerms {...first} />
        </span>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
