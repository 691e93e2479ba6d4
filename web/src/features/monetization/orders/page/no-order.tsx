import { Lock, Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePathToPlans } from '../../../../app/plans/use-path-to-plans';
import { QueryError } from '../../../../app/problems/query-error';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import type { useOwnOrder } from './use-own-order';

type NoOrderProps = Omit<ReturnType<typeof useOwnOrder>, 'order'>;

/** Why there is none to draw: the reader's plan does not follow it, it is not there, or it could not be loaded. */
export function NoOrder({ error, isGone, isLocked, retry }: NoOrderProps) {
  const { t } = useTranslation('orders');
  const plans = usePathToPlans();
  if (isLocked)
    return (
      <EmptyState icon={Lock} title={t('locked.order')} text={t('locked.text')}>
        <ButtonLink to={plans}>{t('locked.plans')}</ButtonLink>
      </EmptyState>
    );
  if (isGone) return <EmptyState icon={Package} title={t('order.gone')} text={t('order.gone-text')} />;
  return <QueryError title={t('order.failed')} error={error} onRetry={retry} />;
}
