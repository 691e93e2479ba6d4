import { useTranslation } from 'react-i18next';
import { BEHAVIORS, BOT_LIMITS } from '#contract/bots';
import { Field } from '../../../../ui/form/field';
import type { BotErrors } from '../form/bot-checks';
import { type BehaviorValues, newKey } from '../form/bot-values';
import { NumberInput } from '../form/number-input';
import { EntryList } from './entry-list';
import { SelectField } from './select-field';

const REACTIONS = ['message', 'lower_markup', 'notify'] as const;
const FIRST_VALUES = { silent_after_counter: '24', repeat_offers: '3' } as const;

const newTrigger = (): BehaviorValues => ({
  key: newKey(),
  behavior: 'silent_after_counter',
  value: FIRST_VALUES.silent_after_counter,
  reaction: 'message',
  message: '',
});

type BehaviorTriggersProps = {
  triggers: BehaviorValues[];
  errors: BotErrors;
  onChange: (triggers: BehaviorValues[]) => void;
};

export function BehaviorTriggers({ triggers, errors, onChange }: BehaviorTriggersProps) {
  const { t } = useTranslation('bots');
  return (
    <EntryList
      title={t('advanced.behaviors.title')}
      lead={t('advanced.behaviors.lead')}
      add={t('advanced.behaviors.add')}
      nameOf={(number) => t('advanced.behaviors.item', { number })}
      entries={triggers}
      max={BOT_LIMITS.behaviorTriggers}
      errorAt={(place) => errors[`advanced.behaviorTriggers.${place}`]}
      makeEntry={newTrigger}
      onChange={onChange}
    >
      {(trigger, change) => (
        <>
          <SelectField
            label={t('advanced.behaviors.behavior')}
            value={trigger.behavior}
            choices={BEHAVIORS}
            nameOf={(behavior) => t(`advanced.behaviors.behaviors.${behavior}`)}
            onChange={(behavior) => change({ behavior, value: FIRST_VALUES[behavior] })}
          />
          <Field label={t(`advanced.behaviors.value.${trigger.behavior}`)} required>
            {(control) => (
              <NumberInput {...control} value={trigger.value} onValue={(value) => change({ value })} />
            )}
          </Field>
          <SelectField
            label={t('advanced.behaviors.then')}
            value={trigger.reaction}
            choices={REACTIONS}
            nameOf={(reaction) => t(`advanced.behaviors.thens.${reaction}`)}
            onChange={(reaction) => change({ reaction })}
          />
          {trigger.reaction === 'message' && (
            <Field label={t('advanced.behaviors.message')} required>
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  maxLength={BOT_LIMITS.reply}
                  value={trigger.message}
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
