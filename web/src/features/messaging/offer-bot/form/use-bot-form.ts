import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors } from '../../../../app/problems/form-problem';
import type { usePlanGate } from '../../../../app/problems/plan-gate';
import { toast } from '../../../../ui/toast/toast-store';
import { type BotView, useCreateBotMutation, useEditBotMutation } from '../bots';
import type { Item } from '../item';
import { tellFailure } from '../tell-failure';
import { usePlan } from '../use-plan';
import { type BotErrors, checkBot, fieldsOf } from './bot-checks';
import { type BotValues, bodyOf, EMPTY, valuesOf } from './bot-values';

type Setup = {
  item: Item;
  bot: BotView | null;
  gate: ReturnType<typeof usePlanGate>;
  onDone: () => void;
};

/** The values of a bot's form, what is wrong with them, and how they are saved. */
export function useBotForm({ item, bot, gate, onDone }: Setup) {
  const { t } = useTranslation('bots');
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<BotValues>(() => (bot ? valuesOf(bot) : EMPTY));
  const [errors, setErrors] = useState<BotErrors>({});
  const [failures, setFailures] = useState(0);
  const { save, busy } = useSave(bot);
  const plan = usePlan();

  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);

  const fail = (wrong: BotErrors) => {
    setErrors(wrong);
    setFailures((count) => count + 1);
  };
  const change = (changed: Partial<BotValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setErrors((before) => mended(before, Object.keys(changed)));
  };
  const submit = async () => {
    const wrong = checkBot(values, item.price);
    if (Object.keys(wrong).length > 0) return fail(wrong);
    try {
      await save(bodyOf(values, { listingId: item.id, advanced: plan.advanced }));
      onDone();
    } catch (error) {
      const named = fieldErrors(error, 'messaging', fieldsOf(values));
      if (Object.keys(named).length > 0) fail(named);
      // A plan that lacks something leads away from the form; anything else leaves it as it is.
      else if (gate.claims(error)) onDone();
      else tellFailure(t(bot ? 'failed.update' : 'failed.create'), error);
    }
  };
  return {
    values,
    errors,
    change,
    busy,
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      },
    },
  };
}

function useSave(bot: BotView | null) {
  const { t } = useTranslation('bots');
  const [create, { isLoading: creating }] = useCreateBotMutation();
  const [edit, { isLoading: editing }] = useEditBotMutation();
  const save = async ({ listingId, ...settings }: ReturnType<typeof bodyOf>) => {
    if (bot) await edit({ id: bot.id, editBotBody: settings }).unwrap();
    else await create({ botBody: { listingId, ...settings } }).unwrap();
    toast({ title: t(bot ? 'done.saved' : 'done.created') });
  };
  return { save, busy: creating || editing };
}

/** The errors left after some fields were changed; a part of the advanced settings stands for all of them. */
const mended = (errors: BotErrors, changed: readonly string[]): BotErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !changed.includes(field.split('.')[0] ?? field)),
  );
