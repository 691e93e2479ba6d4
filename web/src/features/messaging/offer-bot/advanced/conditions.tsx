import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RULE_CONDITIONS } from '#contract/bots';
import { Button, IconButton } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { type ConditionValues, newKey } from '../form/bot-values';
import { NumberInput } from '../form/number-input';
import styles from './conditions.module.css';
import { SelectField } from './select-field';

export const newCondition = (): ConditionValues => ({
  key: newKey(),
  condition: 'offer_below_percent',
  value: '',
});

type ConditionsProps = { conditions: ConditionValues[]; onChange: (conditions: ConditionValues[]) => void };

/** The conditions of a rule, all of which must hold. */
export function Conditions({ conditions, onChange }: ConditionsProps) {
  const { t } = useTranslation('bots');
  const change = (one: ConditionValues, changed: Partial<ConditionValues>) =>
    onChange(conditions.map((other) => (other === one ? { ...other, ...changed } : other)));
  return (
    <div className={styles.conditions}>
      <ul className={styles.conditions}>
        {conditions.map((one, place) => (
          <li key={one.key} className={styles.condition}>
            <SelectField
              label={t(place === 0 ? 'advanced.rules.when' : 'advanced.rules.and')}
              value={one.condition}
              choices={RULE_CONDITIONS}
              nameOf={(condition) => t(`advanced.rules.conditions.${condition}`)}
              onChange={(condition) => change(one, { condition })}
            />
            {one.condition !== 'buyer_is_guest' && (
              <Field label={t('advanced.rules.value')}>
                {(control) => (
                  <NumberInput {...control} value={one.value} onValue={(value) => change(one, { value })} />
                )}
              </Field>
            )}
            {conditions.length > 1 && (
              <IconButton
                label={t('advanced.rules.remove-condition')}
                onClick={() => onChange(conditions.filter((other) => other !== one))}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {conditions.length < RULE_CONDITIONS.length && (
        <Button
          variant="quiet"
          size="small"
          className={styles.add}
          onClick={() => onChange([...conditions, newCondition()])}
        >
          <Plus aria-hidden="true" />
          {t('advanced.rules.add-condition')}
        </Button>
      )}
    </div>
  );
}
