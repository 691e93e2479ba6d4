import { useTranslation } from 'react-i18next';
import type { RevenueSums } from '../../../api/monetization/plan-administration.gen';
import { useFormat } from '../../../i18n/format';
import { useMoney } from '../../../i18n/money';

type Sums = Pick<RevenueSums, 'payments' | 'grossCents' | 'refunds' | 'refundedCents' | 'netCents'>;

/** Sums as they are read: "$12 (3)", of which the number says how many. */
export function useSums({ payments, grossCents, refunds, refundedCents, netCents }: Sums) {
  const { t } = useTranslation('revenue');
  const { number } = useFormat();
  const money = useMoney();
  const sum = (cents: number, count: number) => t('sum', { amount: money(cents), shown: number(count) });
  return {
    paid: sum(grossCents, payments),
    refunded: refunds === 0 ? money(0) : sum(-refundedCents, refunds),
    net: money(netCents),
  };
}
