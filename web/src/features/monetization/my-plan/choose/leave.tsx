import { useTranslation } from 'react-i18next';
import {
  endOf,
  isRunning,
  type MyPlan,
  ownTier,
  useCancelPlanMutation,
  useLeavingPlanQuery,
} from '../../../../api/monetization/my-plan';
import { QueryError } from '../../../../app/problems/query-error';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast/toast-store';
import styles from './choose.module.css';
import { Losses } from './losses';
import { Waiting } from './waiting';

type LeaveProps = { own: MyPlan; onClose: () => void; onDone: () => void };

/** Leaving a plan: until when it stays, what is less then, and what becomes of what one has. */
export function Leave({ own, onClose, onDone }: LeaveProps) {
  const { t } = useTranslation(['choose-plan', 'plans']);
  const { date } = useFormat();
  const [cancel, { isLoading }] = useCancelPlanMutation();
  const plan = t(`plans:tiers.${ownTier(own)}`);
  const end = endOf(own);
  const until = end && date(end);
  const { data: lost, error, refetch } = useLeavingPlanQuery();
  const leave = async () => {
    const { data } = await cancel();
    // Refused: the toast says why.
    if (!data) return;
    onDone();
    const ends = isRunning(data) && endOf(data);
    toast({
      title: t('leave.done'),
      description: ends
        ? t('leave.done-text', { plan: t(`plans:tiers.${ownTier(data)}`), date: date(ends) })
        : undefined,
    });
  };
  if (!lost && error) return <QueryError title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!lost) return <Waiting />;
  return (
    <div className={styles.part}>
      <p className={styles.lead}>
        {until && t(own.status === 'past-due' ? 'leave.past-due' : 'leave.text', { plan, date: until })}
      </p>
      {own.tier !== ownTier(own) && (
        <p className={styles.lead}>{t('leave.given', { plan: t(`plans:tiers.${own.tier}`) })}</p>
      )}
      <Losses tier="free" loses={lost.loses} />
      <div className={styles.act}>
        <Button wide variant="secondary" onClick={onClose}>
          {t('leave.keep')}
        </Button>
        <Button wide variant="danger" busy={isLoading} onClick={() => void leave()}>
          {t('leave.do')}
        </Button>
      </div>
    </div>
  );
}
