import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAbove } from '#contract/people';
import {
  type MyPlan,
  ownTier,
  useChangePlanMutation,
  usePlanQuoteQuery,
} from '../../../../api/monetization/my-plan';
import { QueryError } from '../../../../app/problems/query-error';
import { nextPath } from '../../../../app/routing/next-path';
import { useStillHere } from '../../../../app/routing/use-still-here';
import { useFormat } from '../../../../i18n/format';
import { useMoney } from '../../../../i18n/money';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast/toast-store';
import type { PaidChoice } from './choice';
import styles from './choose.module.css';
import { Gains } from './differences';
import { Losses } from './losses';
import { QuoteLines } from './quote-lines';
import { Waiting } from './waiting';

type ChangeOfferProps = { choice: PaidChoice; own: MyPlan; onDone: () => void };

/** Another plan for who pays for one: up at once, down once what is paid for has run out. */
export function ChangeOffer({ choice, own, onDone }: ChangeOfferProps) {
  const { t } = useTranslation(['choose-plan', 'plans', 'plan-terms']);
  const money = useMoney();
  const { date } = useFormat();
  const { data: quote, error, refetch } = usePlanQuoteQuery(choice);
  const { change, busy } = useChange(choice, onDone);
  if (!quote && error) return <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!quote) return <Waiting />;
  const later = waits(choice, own);
  const words = {
    amount: money(quote.thenCents),
    per: t(`plan-terms:per.${choice.cycle}`),
    date: date(later ? quote.startsAt : quote.renewsAt),
  };
  return (
    <div className={styles.part}>
      {!later && <QuoteLines choice={choice} quote={quote} />}
      <p className={styles.lead}>
        {later
          ? t('later', {
              ...words,
              plan: t(`plans:tiers.${ownTier(own)}`),
              next: t(`plans:tiers.${choice.tier}`),
            })
          : t('then', words)}
        {quote.leftCents > 0 && <> {t('left', { amount: money(quote.leftCents) })}</>}
      </p>
      <Gains tier={choice.tier} gains={quote.gains} />
      <Losses tier={choice.tier} loses={quote.loses} />
      <div className={styles.act}>
        <Button wide variant={later ? 'secondary' : 'primary'} busy={busy} onClick={() => void change(later)}>
          {later
            ? t('down', { date: words.date })
            : quote.dueTodayCents > 0
              ? t('up', { amount: money(quote.dueTodayCents) })
              : t('up-free')}
        </Button>
        {!later && own.source === 'stripe' && quote.dueTodayCents > 0 && (
          <p className={styles.small}>{t('card')}</p>
        )}
      </div>
    </div>
  );
}

/** A smaller plan, or the same one by the month, begins when what is paid for has run out. */
function waits({ tier, cycle }: PaidChoice, own: MyPlan): boolean {
  const present = ownTier(own);
  return isAbove(present, tier) || (present === tier && cycle === 'monthly');
}

function useChange(choice: PaidChoice, onDone: () => void) {
  const { t } = useTranslation(['choose-plan', 'plans', 'plan-terms']);
  const { date } = useFormat();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { search } = useLocation();
  const [changePlan, { isLoading }] = useChangePlanMutation();
  const change = async (later: boolean) => {
    const { data: changed } = await changePlan({ planBody: choice });
    // Refused: the toast says why.
    if (!changed) return;
    const plan = t(`plans:tiers.${choice.tier}`);
    const next = nextPath(search);
    if (next && !later && isStillHere()) await navigate(next);
    else onDone();
    toast({
      title:
        later && changed.periodEnd
          ? t('done.down', { plan, date: date(changed.periodEnd) })
          : t('done.up', { plan: t(`plans:tiers.${ownTier(changed)}`) }),
    });
  };
  return { change, busy: isLoading };
}
