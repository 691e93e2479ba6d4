import { useTranslation } from 'react-i18next';
import { subscriptionPage } from '#contract/pages/monetization';
import { type MyPlan, ownTier } from '../../../../api/monetization/my-plan';
import { useFormat } from '../../../../i18n/format';
import { Button, ButtonLink } from '../../../../ui/button';
import { toast } from '../../../../ui/toast/toast-store';
import { useGoOn } from '../use-go-on';
import styles from './choose.module.css';

/** The plan one has: what was to follow it can be taken back. */
export function Stay({ own, onDone }: { own: MyPlan; onDone: () => void }) {
  const { t } = useTranslation(['choose-plan', 'plans']);
  const { date } = useFormat();
  const { goOn, busy } = useGoOn();
  const plan = t(`plans:tiers.${ownTier(own)}`);
  const next = own.cancelsAtPeriodEnd ? 'free' : (own.nextTier ?? null);
  // While a payment is due there is nothing to take back.
  if (!next || !own.periodEnd || (own.cancelsAtPeriodEnd && own.status === 'past-due'))
    return (
      <div className={styles.part}>
        <h3 className={styles.heading}>{t('same.title')}</h3>
        <p className={styles.lead}>{t('same.text')}</p>
        <ButtonLink to={subscriptionPage.path} wide variant="secondary">
          {t('manage')}
        </ButtonLink>
      </div>
    );
  const stay = async () => {
    if (!(await goOn())) return;
    onDone();
    toast({ title: t('stay.done', { plan }) });
  };
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{t('stay.title', { date: date(own.periodEnd) })}</h3>
      <p className={styles.lead}>{t('stay.text', { next: t(`plans:tiers.${next}`) })}</p>
      <Button wide busy={busy} onClick={() => void stay()}>
        {t('stay.do', { plan })}
      </Button>
    </div>
  );
}
