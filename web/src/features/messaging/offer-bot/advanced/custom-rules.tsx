import { useTranslation } from 'react-i18next';
import { BOT_LIMITS } from '#contract/bots';
import { Field } from '../../../../ui/form/field';
import type { BotErrors } from '../form/bot-checks';
import { newKey, type RuleValues } from '../form/bot-values';
import { NumberInput } from '../form/number-input';
import { Conditions, newCondition } from './conditions';
import { EntryList } from './entry-list';
import { SelectField } from './select-field';

const RESPONSES = ['counter', 'reject', 'notify', 'ignore'] as const;

const newRule = (): RuleValues => ({
  key: newKey(),
  when: [newCondition()],
  response: 'reject',
  markupPercent: '',
  message: '',
});

type CustomRulesProps = {
  rules: RuleValues[];
  errors: BotErrors;
  onChange: (rules: RuleValues[]) => void;
};

/** Conditions and what the bot does when all of them hold. */
export function CustomRules({ rules, errors, onChange }: CustomRulesProps) {
  const { t } = useTranslation('bots');
  return (
    <EntryList
      title={t('advanced.rules.title')}
      lead={t('advanced.rules.lead')}
      add={t('advanced.rules.add')}
      nameOf={(number) => t('advanced.rules.rule', { number })}
      entries={rules}
      max={BOT_LIMITS.customRules}
      errorAt={(place) => errors[`advanced.customRules.${place}`]}
      makeEntry={newRule}
      onChange={onChange}
    >
      {(rule, change) => (
        <>
          <Conditions conditions={rule.when} onChange={(when) => change({ when })} />
          <SelectField
            label={t('advanced.rules.then')}
            value={rule.response}
            choices={RESPONSES}
            nameOf={(response) => t(`advanced.rules.responses.${response}`)}
            onChange={(response) => change({ response })}
          />
          {rule.response === 'counter' && (
            <Field label={t('advanced.rules.markup')}>
              {(control) => (
                <NumberInput
                  {...control}
                  value={rule.markupPercent}
                  onValue={(markupPercent) => change({ markupPercent })}
                />
              )}
            </Field>
          )}
          {rule.response !== 'ignore' && (
            <Field label={t('advanced.rules.message')}>
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  maxLength={BOT_LIMITS.reply}
                  value={rule.message}
                  onChange={({ target }) => change({ message: target.value })}
                />
              )}
            </Field>
          )}
        </>
      )}
    </EntryList>
  );
}
