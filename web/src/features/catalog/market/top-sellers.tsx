import { BadgeCheck, Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MARKET_LIMITS } from '#contract/market';
import { toCents } from '#contract/money';
import { useFormat } from '../../../i18n/format';
import { useMoney } from '../../../i18n/money';
import { Avatar } from '../../../ui/avatar';
import { classes } from '../../../ui/classes';
import { PersonLink } from '../../../ui/person-link';
import type { TopSeller } from './market';
import styles from './top-sellers.module.css';

const MEDALS = [styles.gold, styles.silver, styles.bronze];

export function TopSellers({ sellers }: { sellers: readonly TopSeller[] }) {
  const { t } = useTranslation(['market', 'common']);
  const { number } = useFormat();
  const money = useMoney();
  return (
    <ol className={styles.list}>
      {sellers.map(({ id, name, avatar, verified, sales, earned }, n) => (
        <li key={id} className={styles.row}>
          <span className={classes(styles.place, MEDALS[n])}>
            {n < MARKET_LIMITS.medals ? (
              <>
                <Medal aria-hidden="true" />
                <span className="visually-hidden">{t('sellers.place', { place: n + 1 })}</span>
              </>
            ) : (
              <span aria-hidden="true">{n + 1}</span>
            )}
          </span>
          <Avatar name={name} image={avatar} />
          <div className={styles.words}>
            <p className={styles.name}>
              <PersonLink id={id}>{name}</PersonLink>
              {verified && (
                <>
                  <BadgeCheck aria-hidden="true" className={styles.verified} />
                  <span className="visually-hidden">{t('common:listing.verified-seller')}</span>
                </>
              )}
            </p>
            <p className={styles.quiet}>
              {t('sellers.sales', { count: sales, shown: number(sales) })}
              {earned !== null && ` · ${t('sellers.earned', { amount: money(toCents(earned)) })}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
