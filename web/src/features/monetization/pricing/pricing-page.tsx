import { ArrowLeft, BadgeCheck, Rocket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BILLING_CYCLES, type BillingCycle, yearlySaving } from '#contract/monetization/prices';
import { type OfferedPlan, usePlansQuery } from '../../../api/monetization/plans.gen';
import { SALES } from '../../../app/dialog-parameters';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { useBack } from '../../../app/routing/use-back';
import { useDialogLink } from '../../../app/use-dialog';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Segments } from '../../../ui/segments';
import { PlanTable } from './plan-table';
import styles from './pricing-page.module.css';
import { Questions } from './questions';
import { useOnWhereOneLeft } from './use-on-where-one-left';
import { useOwnPlan } from './use-own-plan';

/** What the plans are and cost, and the way to the one that fits. */
export function PricingPage() {
  const { t } = useTranslation(['pricing', 'plans', 'common', 'plan-terms']);
  const { data, isError, isFetching, refetch } = usePlansQuery();
  const failed = !data && isError && !isFetching;
  const [cycle, choose] = useCycle();
  const monthsFree = data && freeMonths(data.plans);
  useOnWhereOneLeft();
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <BackButton />
      <header className={styles.header}>
        <div>
          <h1>{t('headline')}</h1>
          <p>{t('lead')}</p>
        </div>
        <div className={styles.cycle}>
          <Segments
            label={t('cycle')}
            choices={BILLING_CYCLES}
            chosen={cycle}
            nameOf={(each) => t(`plan-terms:cycles.${each}`)}
            countOf={(each) =>
              each === 'yearly' && monthsFree ? t('months-free', { count: monthsFree }) : undefined
            }
            onChoose={choose}
          />
        </div>
      </header>
      <div className={styles.notices}>
        {failed && (
          <Notice tone="bad" title={t('failed')} live>
            <Button variant="secondary" size="small" onClick={() => void refetch()}>
              {t('common:actions.retry')}
            </Button>
          </Notice>
        )}
        {data?.purchasable === false && (
          <Notice tone="warn" title={t('plan-terms:nothing-sold.title')}>
            <p>{t('plan-terms:nothing-sold.text')}</p>
          </Notice>
        )}
      </div>
      <PlanTable plans={failed ? null : data?.plans} sold={data?.purchasable !== false} cycle={cycle} />
      <ul className={styles.facts}>
        <li>
          <BadgeCheck aria-hidden="true" />
          {t('leave')}
        </li>
        <li>
          <Rocket aria-hidden="true" />
          {t('place')}
        </li>
      </ul>
      <Questions />
      <section className={styles.help}>
        <h2>{t('help.title')}</h2>
        <p>{t('help.text')}</p>
        <div className={styles.actions}>
          <ButtonLink {...useDialogLink(SALES)} variant="secondary">
            {t('help.sales')}
          </ButtonLink>
          <ButtonLink to={paths.about} variant="quiet">
            {t('help.documentation')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

/** By the month or by the year: what was chosen here, else how one pays already. The address keeps it. */
function useCycle(): [BillingCycle, (cycle: BillingCycle) => void] {
  const [search, setSearch] = useSearchParams();
  const own = useOwnPlan();
  const chosen = BILLING_CYCLES.find((cycle) => cycle === search.get('cycle'));
  const choose = (cycle: BillingCycle) => {
    const changed = new URLSearchParams(search);
    changed.set('cycle', cycle);
    setSearch(changed, { replace: true, state: { keepScroll: true } });
  };
  return [chosen ?? own?.cycle ?? 'monthly', choose];
}

/** How many months of a year are free in all plans alike; 0 where they differ. */
function freeMonths(plans: readonly OfferedPlan[]): number {
  const months = plans.flatMap(({ prices }) => {
    const [monthly, yearly] = BILLING_CYCLES.map((cycle) => prices.find((price) => price.cycle === cycle));
    return monthly && yearly ? [yearlySaving(monthly.amountCents, yearly.amountCents).months] : [];
  });
  return new Set(months).size === 1 ? (months[0] ?? 0) : 0;
}

/** The page someone came from, or home for who arrived here. */
function BackButton() {
  const { t } = useTranslation('pricing');
  const back = useBack(paths.home);
  return (
    <Button variant="quiet" className={styles.back} onClick={back}>
      <ArrowLeft aria-hidden="true" />
      {t('back')}
    </Button>
  );
}
