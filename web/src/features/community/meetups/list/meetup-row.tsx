import { useTranslation } from 'react-i18next';
import type { Meetup } from '../../../../api/community/meetups';
import styles from '../../../../app/deal-lists/deal-list.module.css';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { classes } from '../../../../ui/classes';
import dotted from '../../../../ui/dotted.module.css';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { MeetupMoves } from '../deal/meetup-moves';
import { MeetupState } from '../deal/meetup-state';
import { useMeetupWords } from '../use-meetup-words';
import own from './meetup-row.module.css';
import { StatusChip } from './status-chip';

/** One meetup of a list, with all that may be done about it. */
export function MeetupRow({ meetup }: { meetup: Meetup }) {
  const { t } = useTranslation('meetups');
  const { price } = useFormat();
  const { when, elsewhere, other } = useMeetupWords();
  const { listing, place, notes, status, side, buyer, seller } = meetup;
  const person = side === 'buyer' ? seller : buyer;
  const away = elsewhere(meetup);
  return (
    <li className={styles.row}>
      <Photo image={listing.image} category={listing.category} alt="" sizes="72px" className={styles.photo} />
      <div className={styles.words}>
        <p className={styles.line}>
          <b className={styles.title}>{listing.title}</b>
          <StatusChip status={status} />
        </p>
        <p>{when(meetup)}</p>
        {away && <p className={styles.quiet}>{away}</p>}
        <p className={classes(styles.quiet, dotted.dotted)}>
          <span>{place.name}</span>
          <span>{price(listing.price, 'short')}</span>
          <span>
            {person.name === '' ? (
              t('with', { name: other(meetup) })
            ) : (
              <Link to={paths.chatWith(person.id, listing.id)} aria-label={`${t('chat')}: ${person.name}`}>
                {t('with', { name: person.name })}
              </Link>
            )}
          </span>
        </p>
        {notes && <p className={own.notes}>{notes}</p>}
        <p className={styles.quiet}>
          <MeetupState meetup={meetup} />
        </p>
        <MeetupMoves meetup={meetup} row />
      </div>
    </li>
  );
}
