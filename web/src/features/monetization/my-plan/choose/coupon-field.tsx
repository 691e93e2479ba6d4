import { useTranslation } from 'react-i18next';
import { BILLING_LIMITS } from '#contract/monetization/subscriptions';
import { type Quote, useLazyPlanQuoteQuery } from '../../../../api/monetization/my-plan';
import { loadedProblemText } from '../../../../app/problems/problem-text';
import { useForm } from '../../../../app/use-form';
import { useMoney } from '../../../../i18n/money';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import type { PaidChoice } from './choice';
import styles from './choose.module.css';

type CouponFieldProps = {
  choice: PaidChoice;
  applied: string | undefined;
  quote: Quote;
  onApply: (coupon: string) => void;
};

/** A code that takes something off the first payment; it is tried before it counts. */
export function CouponField({ choice, applied, quote, onApply }: CouponFieldProps) {
  const { t } = useTranslation(['choose-plan', 'monetization-errors']);
  const money = useMoney();
  const [ask] = useLazyPlanQuoteQuery();
  const { form, errors, busy } = useForm({
    context: 'monetization',
    fields: ['coupon'],
    check: ({ coupon }) =>
      coupon.trim() === '' ? { coupon: t('monetization-errors:issues.coupon-required') } : {},
    send: async ({ coupon }) => {
      await ask({ ...choice, coupon: coupon.trim() }).unwrap();
      onApply(coupon.trim());
    },
    refused: (problem, named) => {
      const { title, description = title } = loadedProblemText(problem);
      return { coupon: named.coupon ?? description };
    },
  });
  return (
    <details className={styles.coupon}>
      <summary>{t('coupon.open')}</summary>
      <form {...form}>
        <Field
          label={t('coupon.label')}
          error={errors.coupon}
          hint={applied && t('coupon.applied', { amount: money(quote.couponCents) })}
        >
          {(control) => (
            <div className={styles.code}>
              <input
                {...control}
                name="coupon"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={BILLING_LIMITS.couponMax}
                defaultValue={applied}
              />
              <Button type="submit" variant="secondary" busy={busy}>
                {t('coupon.apply')}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </details>
  );
}
