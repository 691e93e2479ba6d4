import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '#contract/media';
import type { ReviewAnswer } from '../../api/community/reviews';
import { useFormat } from '../../i18n/format';
import { Avatar } from '../avatar';
import { PersonLink } from '../person-link';
import styles from './review-item.module.css';
import { Stars } from './stars';

type ReviewItemProps = {
  review: ReviewAnswer;
  /** Whom it is about. */
  subject: string;
  /** What can be done about it. */
  menu?: ReactNode;
};

/** What somebody wrote after a deal, with what the deal was about, their pictures, and the answer. */
export function ReviewItem({ review, subject, menu }: ReviewItemProps) {
  const { t } = useTranslation('reviews');
  const { ago, date } = useFormat();
  const { author, stars, text, tags, photos, reply, shownAt, counts } = review;
  const name = author.id === null ? t('item.deleted-person') : author.name;
  return (
    <li className={styles.review}>
      <Avatar name={name} image={author.avatar} />
      <div className={styles.words}>
        <p className={styles.head}>
          {author.id === null ? <span>{name}</span> : <PersonLink id={author.id}>{name}</PersonLink>}
          <Stars count={stars} />
          <time dateTime={shownAt} title={date(shownAt)} className={styles.quiet}>
            {ago(shownAt)}
          </time>
        </p>
        {text && <p className={styles.text}>{text}</p>}
        {tags.length > 0 && <p className={styles.quiet}>{tags.map((tag) => t(`tags.${tag}`)).join(' · ')}</p>}
        <p className={styles.quiet}>
          <ItemLine review={review} />
        </p>
        {!counts && <p className={styles.quiet}>{t('item.uncounted')}</p>}
        {reply && (
          <p className={styles.reply}>
            <strong>{t('item.reply', { name: subject.split(' ', 1)[0] })}</strong> {reply.text}
          </p>
        )}
      </div>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, n) => (
            <li key={photo.id}>
              <a href={imageUrl(photo.id, 'full')} target="_blank" rel="noreferrer">
                <img
                  src={imageUrl(photo.id, 'card')}
                  alt={t('item.photo', { nth: n + 1, count: photos.length, name })}
                  width={72}
                  height={72}
                  loading="lazy"
                  style={{ backgroundImage: `url("${photo.placeholder}")` }}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {menu && <div className={styles.menu}>{menu}</div>}
    </li>
  );
}

function ItemLine({ review: { item, side } }: { review: ReviewAnswer }) {
  const { t } = useTranslation('reviews');
  const { price } = useFormat();
  if (!item) return t(`item.private-${side}`);
  const values = { title: item.title, price: price(item.price, 'short') };
  return t(side === 'buyer' ? 'item.bought' : 'item.sold', values);
}
