import { useTranslation } from 'react-i18next';
import { BOT_LIMITS, RESPONSE_TYPES, TRIGGER_CONDITIONS } from '#contract/bots';
import { percentOf, toCents, toUsd } from '#contract/money';
import { Field } from '../../../../ui/form/field';
import { Switch } from '../../../../ui/form/switch';
import type { BotErrors } from './bot-checks';
import { type BotValues, readNumber } from './bot-values';
import { ChoiceList } from './choice-list';
import { MarkupField } from './markup-field';
import { NumberInput } from './number-input';

export type BotFieldsProps = {
  values: BotValues;
  errors: BotErrors;
  askingPrice: number;
  /** There is something to answer for; a bot that rests on what is sold stays paused. */
  mayAnswer: boolean;
  onChange: (change: Partial<BotValues>) => void;
};

/** Everything a bot needs; the fields follow from the choices made (spec 2, section 5). */
export function BotFields({ values, errors, askingPrice, mayAnswer, onChange }: BotFieldsProps) {
  const { t } = useTranslation('bots');
  const { triggerCondition, responseType, markupPercent } = values;
  const minimum = readNumber(values.minimumPrice);
  const counter = toUsd(percentOf(toCents(minimum), 100 + markupPercent));
  return (
    <>
      <Field
        label={t('form.minimum.label')}
        hint={t('form.minimum.hint')}
        error={errors.minimumPrice}
        required
      >
        {(control) => (
          <NumberInput
            {...control}
            value={values.minimumPrice}
            onValue={(minimumPrice) => onChange({ minimumPrice })}
          />
        )}
      </Field>
      <ChoiceList
        legend={t('form.trigger.legend')}
        value={triggerCondition}
        choices={TRIGGER_CONDITIONS.map((value) => ({
          value,
          label: t(`form.trigger.choices.${value}.label`),
          hint: t(`form.trigger.choices.${value}.hint`),
        }))}
        onChange={(chosen) => onChange({ triggerCondition: chosen })}
      />
      {triggerCondition !== 'below_minimum' && (
        <Field label={t(`form.trigger.value.${triggerCondition}`)} error={errors.triggerValue} required>
          {(control) => (
            <NumberInput
              {...control}
              value={values.triggerValue}
              onValue={(triggerValue) => onChange({ triggerValue })}
            />
          )}
        </Field>
      )}
      <ChoiceList
        legend={t('form.response.legend')}
        value={responseType}
        choices={RESPONSE_TYPES.map((value) => ({
          value,
          label: t(`form.response.choices.${value}.label`),
          hint: t(`form.response.choices.${value}.hint`),
        }))}
        onChange={(chosen) => onChange({ responseType: chosen })}
      />
      {responseType === 'auto_counter' && (
        <MarkupField
          value={markupPercent}
          counter={minimum > 0 ? Math.min(counter, askingPrice) : null}
          onChange={(percent) => onChange({ markupPercent: percent })}
        />
      )}
      {responseType === 'auto_reject' && <RejectionMessage {...{ values, errors, onChange }} />}
      {mayAnswer && (
        <Switch
          label={t('form.active.label')}
          hint={t('form.active.hint')}
          checked={values.active}
          onChange={(active) => onChange({ active })}
        />
      )}
    </>
  );
}

function RejectionMessage({ values, errors, onChange }: Omit<BotFieldsProps, 'askingPrice' | 'mayAnswer'>) {
  const { t } = useTranslation('bots');
  const used = values.rejectionMessage.trim().length;
  return (
    <Field
      label={t('form.rejection.label')}
      hint={t('form.rejection.hint', { used, max: BOT_LIMITS.rejectionMessage })}
      error={errors.rejectionMessage}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={values.rejectionMessage}
          onChange={({ target }) => onChange({ rejectionMessage: target.value })}
        />
      )}
    </Field>
  );
}
