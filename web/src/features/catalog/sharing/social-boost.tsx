import { Rocket, Share2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareWay } from '#contract/sharing';
import { type ListingShares, useListingSharesQuery } from '../../../api/catalog/sharing';
import { BOOST } from '../../../app/dialog-parameters';
import type { SlotProps } from '../../../app/feature';
import { QueryError } from '../../../app/problems/query-error';
import { useDialogLink } from '../../../app/use-dialog';
import { useFormat } from '../../../i18n/format';
import { ButtonLink } from '../../../ui/button';
import { Loading, Skeleton } from '../../../ui/skeleton';
import styles from './social-boost.module.css';

/** How often one's listing was shared, what that brought, and what else there is to be seen. */
export function SocialBoost({ listing }: SlotProps['listing-seller']) {
  const { t } = useTranslation(['sharing', 'common']);
  const id = useId();
  const { data, error, refetch } = useListingSharesQuery({ id: listing.id });
  const boost = useDialogLink(BOOST, listing.id);
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id}>
        <Share2 aria-hidden="true" />
        {t('boost.title')}
      </h2>
      {data && <Figures {...data} />}
      {error && <QueryError title={t('boost.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading label={t('common:loading')}>
          <Skeleton height="48px" />
        </Loading>
      )}
      {listing.status === 'active' && (
        <ButtonLink {...boost} variant="secondary">
          <Rocket aria-hidden="true" />
          {t('boost.listing')}
        </ButtonLink>
      )}
    </section>
  );
}

function Figures({ shares, visits, ways }: ListingShares) {
  const { t } = useTranslation('sharing');
  const { number } = useFormat();
  if (ways.length === 0) return <p className={styles.quiet}>{t('boost.none')}</p>;
  const nameOf = (way: ShareWay) =>
    way === 'chat' || way === 'copy' || way === 'system' ? t(`boost.ways.${way}`) : t(`ways.${way}`);
  return (
    <>
      <p className={styles.sum}>{t('boost.shares', { count: shares, shown: number(shares) })}</p>
      <p className={styles.quiet}>{t('boost.visits', { count: visits, shown: number(visits) })}</p>
      <table className={styles.ways}>
        <thead>
          <tr>
            <th scope="col">{t('boost.way')}</th>
            <th scope="col">{t('boost.column-shares')}</th>
            <th scope="col">{t('boost.column-visits')}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map((each) => (
            <tr key={each.way}>
              <th scope="row">{nameOf(each.way)}</th>
              <td>{number(each.shares)}</td>
              <td>{number(each.visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
