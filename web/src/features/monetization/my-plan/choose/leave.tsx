import { useTranslation } from 'react-i18next';
import { allowanceOf, FEATURES } from '#contract/monetization/plans';
import { type MyPlan, useCancelPlanMutation } from '../../../../api/monetization/my-plan';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast/toast-store';
import styles from './choose.module.css';
import { Losses } from './differences';

type LeaveProps = { own: MyPlan; onClose: () => void; onDone: () => void };

/** Leaving a plan: until when it stays, and what is less then. */
export function Leave({ own, onClose, onDone }: LeaveProps) {
  const { t } = useTranslation(['choose-plan', 'plans']);
  const { date } = useFormat();
  const [cancel, { isLoading }] = useCancelPlanMutation();
  const plan = t(`plans:tiers.${own.tier}`);
  const until = own.periodEnd && date(own.periodEnd);
  const loses = FEATURES.filter(
    (feature) => Number(allowanceOf(own.tier, feature)) > Number(allowanceOf('free', feature)),
  ).map((feature) => ({ feature, remaining: null, paused: 0 }));
  const leave = async () => {
    const { data } = await cancel();
    // Refused: the toast says why.
    if (!data) return;
    onDone();
    toast({
      title: t('leave.done'),
      description: data.periodEnd
        ? t('leave.done-text', { plan: t(`plans:tiers.${data.tier}`), date: date(data.periodEnd) })
        : undefined,
    });
  };
  return (
    <div className={styles.part}>
      <p className={styles.lead}>
        {own.status === 'past-due'
          ? t('leave.past-due', { plan })
          : until && t('leave.text', { plan, date: until })}
      </p>
      <Losses tier="free" loses={loses} />
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
