import { Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Meetup } from '../../../../api/community/meetups';
import type { SlotProps } from '../../../../app/feature';
import { paths } from '../../../../app/paths';
import { ReviewLink } from '../../../../app/review-link';
import { SlotAtOnce } from '../../../../app/slot';
import { useNow } from '../../../../browser/use-now';
import { useFormat } from '../../../../i18n/format';
import { Chip } from '../../../../ui/chip';
import { AgreedPrice } from '../../../../ui/deal/agreed-price';
import styles from '../../../../ui/deal/deal.module.css';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { StatusChip } from '../list/status-chip';
import { PLACE_ICONS } from '../place-icons';
import { useMeetupWords } from '../use-meetup-words';
import own from './meetup.module.css';
import { MeetupMoves } from './meetup-moves';
import { MeetupState } from './meetup-state';
import { MeetupSteps } from './meetup-steps';

/** Over a conversation: how far the two have come with a thing, where and when they meet, and what is to be done now. */
export function DealCard({ meetup }: SlotProps['thread-meetup']) {
  const { t } = useTranslation('meetups');
  const now = useNow();
  const { when, elsewhere, soon } = useMeetupWords();
  const { listing, place, status } = meetup;
  const near = status === 'confirmed' ? soon(meetup, now) : null;
  const Icon = PLACE_ICONS[place.kind];
  const away = elsewhere(meetup);
  return (
    <section className={styles.card} aria-label={t('card.label')}>
      <div className={styles.head}>
        <Photo
          image={listing.image}
          category={listing.category}
          alt=""
          sizes="44px"
          eager
          className={styles.photo}
        />
        <span className={styles.words}>
          {listing.status === 'deleted' ? (
            <b className={styles.title}>{listing.title}</b>
          ) : (
            <Link to={paths.listing(listing.id)} className={styles.title}>
              {listing.title}
            </Link>
          )}
          <span className={styles.quiet}>
            <ListingPrice listing={listing} />
          </span>
        </span>
        {near ? <Chip tone="accent">{near}</Chip> : <StatusChip status={status} />}
      </div>
      <MeetupSteps meetup={meetup} />
      <div className={own.where}>
        <span className={own.mark}>
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <b className={own.place}>{place.name}</b>
          <span className={styles.quiet}>{when(meetup)}</span>
          {away && <span className={styles.quiet}>{away}</span>}
        </span>
        {place.latitude !== null && place.longitude !== null && (
          <a
            className={own.directions}
            href={`https://www.openstreetmap.org/directions?to=${place.latitude}%2C${place.longitude}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('card.directions', { place: place.name })}
            title={t('card.directions', { place: place.name })}
          >
            <Navigation aria-hidden="true" />
          </a>
        )}
      </div>
      <output className={styles.state}>
        <MeetupState meetup={meetup} />
      </output>
      <MeetupMoves meetup={meetup} />
      {status === 'completed' && meetup.saleId !== null && (
        <ReviewLink saleId={meetup.saleId} write={t('card.write-review')} own={t('card.own-review')} />
      )}
      {/* With the card, which would grow otherwise and move what was said. */}
      <SlotAtOnce name="meetup-tools" meetup={meetup} />
    </section>
  );
}

function ListingPrice({ listing: { price, asking, agreed } }: Pick<Meetup, 'listing'>) {
  const { t } = useTranslation('meetups');
  const format = useFormat();
  const shown = format.price(price, 'short');
  if (!agreed) return shown;
  const asked = format.price(asking, 'short');
  return (
    <AgreedPrice
      agreed={t('card.agreed-on', { price: shown })}
      instead={price === asking ? undefined : { words: t('card.instead', { price: asked }), price: asked }}
    />
  );
}
