import { useTranslation } from 'react-i18next';
import { CheckCard } from '../../../../ui/form/check-card';
import { Field } from '../../../../ui/form/field';
import type { BotErrors } from '../form/bot-checks';
import type { AdvancedValues } from '../form/bot-values';
import { NumberInput } from '../form/number-input';
import styles from './time-pricing-fields.module.css';

const FIRST = { percentPerWeek: '5', floorPercent: '70' };

type TimePricingFieldsProps = {
  value: AdvancedValues['timePricing'];
  errors: BotErrors;
  onChange: (value: AdvancedValues['timePricing']) => void;
};

/** A minimum that falls while the listing waits. */
export function TimePricingFields({ value, errors, onChange }: TimePricingFieldsProps) {
  const { t } = useTranslation('bots');
  return (
    <div className={styles.fields}>
      <CheckCard
        name="timePricing"
        label={t('advanced.time.on')}
        hint={t('advanced.time.lead')}
        checked={value !== null}
        onChange={(on) => onChange(on ? FIRST : null)}
      />
      {value && (
        <div className={styles.pair}>
          <Field
            label={t('advanced.time.percent')}
            error={errors['advanced.timePricing.percentPerWeek']}
            required
          >
            {(control) => (
              <NumberInput
                {...control}
                value={value.percentPerWeek}
                onValue={(percentPerWeek) => onChange({ ...value, percentPerWeek })}
              />
            )}
          </Field>
          <Field
            label={t('advanced.time.floor')}
            error={errors['advanced.timePricing.floorPercent']}
            required
          >
            {(control) => (
              <NumberInput
                {...control}
                value={value.floorPercent}
                onValue={(floorPercent) => onChange({ ...value, floorPercent })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
