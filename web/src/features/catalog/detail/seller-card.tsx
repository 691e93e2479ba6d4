import { BadgeCheck, MailCheck, Phone, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TRUSTED_SELLER_RATING } from '#contract/listings';
import type { ListingSeller } from '../../../api/catalog/listings';
import { paths } from '../../../app/paths';
import { useBrowserFact } from '../../../browser/use-browser-fact';
import { useFormat } from '../../../i18n/format';
import { Avatar } from '../../../ui/avatar';
import { Chip } from '../../../ui/chip';
import { classes } from '../../../ui/classes';
import dotted from '../../../ui/dotted.module.css';
import { Link } from '../../../ui/link';
import { Tooltip } from '../../../ui/tooltip';
import styles from './seller-card.module.css';

export function SellerCard({ seller }: { seller: ListingSeller | null }) {
  const { t } = useTranslation(['listing', 'common']);
  const name = seller?.name ?? t('seller.unknown');
  return (
    <section aria-label={t('seller.label')} className={styles.card}>
      <Avatar name={name} image={seller?.avatar} size={46} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {seller?.verified && (
            <Tooltip text={t('common:listing.verified-seller')}>
              <Chip tone="good">
                <BadgeCheck aria-hidden="true" />
                {t('seller.verified')}
              </Chip>
            </Tooltip>
          )}
        </p>
        {seller && <QuietLine seller={seller} />}
        {seller && <Badges seller={seller} />}
      </div>
      {seller && (
        <p className={styles.links}>
          <Link to={paths.reviews(seller.id)}>{t('seller.view-reviews')}</Link>
          <Link to={paths.trustProfile(seller.id)}>{t('seller.profile')}</Link>
        </p>
      )}
    </section>
  );
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function QuietLine({ seller: { kind, memberSince, rating, totalRatings } }: { seller: ListingSeller }) {
  const { t } = useTranslation('listing');
  const { number, date } = useFormat();
  const timeZone = useBrowserFact(() => undefined, 'UTC');
  const since = { year: date(memberSince, { year: 'numeric', timeZone }) };
  const joined = t(kind === 'guest' ? 'seller.guest-since' : 'seller.member-since', since);
  if (rating === null || totalRatings === 0) return <p className={styles.quiet}>{joined}</p>;
  return (
    <p className={classes(styles.quiet, dotted.dotted)}>
      <span>
        <Star aria-hidden="true" className={styles.star} />
        <span aria-hidden="true">{number(rating, ONE_DECIMAL)}</span>
        <span className="visually-hidden">{t('seller.rating', { rating: number(rating, ONE_DECIMAL) })}</span>
      </span>
      <span>{t('seller.reviews', { count: totalRatings })}</span>
      <span>{joined}</span>
    </p>
  );
}

function Badges({ seller: { rating, hasConfirmedPhone, hasConfirmedEmail } }: { seller: ListingSeller }) {
  const { t } = useTranslation('listing');
  const badges = [
    {
      shown: rating !== null && rating >= TRUSTED_SELLER_RATING,
      icon: Star,
      text: t('seller.trusted'),
    },
    { shown: hasConfirmedPhone, icon: Phone, text: t('seller.verified-phone') },
    { shown: hasConfirmedEmail, icon: MailCheck, text: t('seller.verified-email') },
  ].filter(({ shown }) => shown);
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {badges.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Chip>
            <Icon aria-hidden="true" />
            {text}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
