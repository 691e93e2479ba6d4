import { useTranslation } from 'react-i18next';
import { type MyPlan, useRenewTestPlanMutation } from '../../../../api/monetization/my-plan';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { toast } from '../../../../ui/toast/toast-store';
import styles from './my-plan-page.module.css';

/** What the end of a period brings, at once. Only where no money moves, and labelled so. */
export function TestControls({ plan }: { plan: MyPlan }) {
  const { t } = useTranslation('my-plan');
  const [renew, { isLoading, originalArgs }] = useRenewTestPlanMutation();
  if (plan.status !== 'active' && plan.status !== 'past-due') return null;
  const run = async (outcome: 'pay' | 'fail') => {
    const { data } = await renew({ testRenewalBody: { outcome } });
    if (data) toast({ title: t(outcome === 'pay' ? 'test.renewed' : 'test.failed') });
  };
  const busy = (outcome: 'pay' | 'fail') => isLoading && originalArgs?.testRenewalBody.outcome === outcome;
  return (
    <Notice title={t('test.title')}>
      <p>{t('test.text')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" busy={busy('pay')} onClick={() => void run('pay')}>
          {t('test.renew')}
        </Button>
        <Button variant="secondary" busy={busy('fail')} onClick={() => void run('fail')}>
          {t('test.fail')}
        </Button>
      </div>
    </Notice>
  );
}
