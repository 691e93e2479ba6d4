import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOST } from '#contract/monetization/boosts';
import { boostListingsPage } from '#contract/pages/monetization';
import { DAY_MS } from '#contract/time';
import type { ListingDetail } from '../../../api/catalog/listings';
import { ignoreProblem } from '../../../api/problem';
import { newId } from '../../../browser/new-id';
import { useFormat } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { toast } from '../../../ui/toast/toast-store';
import { type MyCredits, useStartBoostMutation } from './boosts-data';
import styles from './confirm-boost.module.css';
import { Earn } from './earn';

type ConfirmBoostProps = { listing: ListingDetail; credits: MyCredits; onClose: () => void };

/** What it costs, until when it lasts and what is left; or how to earn a credit. */
export function ConfirmBoost(props: ConfirmBoostProps) {
  const { t } = useTranslation('boosts');
  const { listing, credits } = props;
  const [now] = useState(Date.now);
  const until = Math.max(now, Date.parse(listing.boostedUntil ?? '') || 0) + BOOST.days * DAY_MS;
  if (listing.status !== 'active') return <p>{t('dialog.not-active')}</p>;
  if (until > now + BOOST.mostDaysAhead * DAY_MS) return <p>{t('dialog.too-long')}</p>;
  if (credits.spendable < BOOST.credits) return <NoCredits credits={credits} />;
  return <Confirm {...props} until={new Date(until).toISOString()} />;
}

function NoCredits({ credits: { held, heldUntil } }: Pick<ConfirmBoostProps, 'credits'>) {
  const { t } = useTranslation('boosts');
  const { date } = useFormat();
  return (
    <div className={styles.content}>
      <h3>{t('dialog.none-title')}</h3>
      <p>{t('balance.none')}</p>
      {heldUntil && <p>{t('balance.held', { count: held, date: date(heldUntil) })}</p>}
      <Earn />
    </div>
  );
}

function Confirm({ listing, credits, onClose, until }: ConfirmBoostProps & { until: string }) {
  const { t } = useTranslation(['boosts', 'common']);
  const { date, number } = useFormat();
  const [boost, { isLoading }] = useStartBoostMutation();
  // Tried again, it is the same boost and costs nothing more.
  const [id] = useState(newId);
  const { id: listingId, title, category } = listing;
  const submit = async () => {
    try {
      const { endsAt } = await boost({ startBoostBody: { id, listingId } }).unwrap();
      toast({ title: t('dialog.done', { title, date: date(endsAt) }) });
    } catch (error) {
      // A toast says why.
      ignoreProblem(error);
      return;
    }
    onClose();
  };
  const after = credits.spendable - BOOST.credits;
  return (
    <div className={styles.content}>
      <p>{t('dialog.what', { title, category: t(`common:listing.categories.${category}`) })}</p>
      <dl className={styles.facts}>
        <dt>{t('dialog.cost')}</dt>
        <dd>{t('dialog.cost-of')}</dd>
        <dt>{t('dialog.until')}</dt>
        <dd>{date(until)}</dd>
        <dt>{t('dialog.after')}</dt>
        <dd>{t('dialog.credits', { count: after, shown: number(after) })}</dd>
      </dl>
      <p className={styles.quiet}>
        {t('dialog.terms')} <Link to={boostListingsPage.path}>{t('dialog.all')}</Link>
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onClose}>
          {t('dialog.keep')}
        </Button>
        <Button busy={isLoading} onClick={() => void submit()}>
          {t('dialog.submit')}
        </Button>
      </div>
    </div>
  );
}
