import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { usePlanGate } from '../../../../app/problems/plan-gate';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { useForm } from '../../../../app/use-form';
import { toast } from '../../../../ui/toast/toast-store';
import { type BotView, useCreateBotMutation, useEditBotMutation } from '../bots';
import type { Item } from '../item';
import { useAbilities } from '../use-abilities';
import { checkAdvanced, checkBot, fieldsOf } from './bot-checks';
import { advancedOf, type BotValues, bodyOf, EMPTY, valuesOf } from './bot-values';

type Setup = {
  item: Item;
  bot: BotView | null;
  gate: ReturnType<typeof usePlanGate>;
  onDone: () => void;
};

/** The values of a bot's form, what is wrong with them, and how they are saved. */
export function useBotForm({ item, bot, gate, onDone }: Setup) {
  const { t } = useTranslation('bots');
  const [values, setValues] = useState<BotValues>(() => (bot ? valuesOf(bot) : EMPTY));
  const save = useSave(bot);
  const advanced = useAbilities();
  const { mend, ...rest } = useForm<string>({
    context: 'messaging',
    fields: fieldsOf(values),
    check: () => ({
      ...checkBot(values, item.price),
      ...(advanced && checkAdvanced(advancedOf(values.advanced))),
    }),
    send: async () => {
      await save(bodyOf(values, { listingId: item.id, advanced }));
      onDone();
    },
    refused: (problem, named) => {
      if (Object.keys(named).length > 0) return;
      // A plan that lacks something leads away from the form; anything else leaves it as it is.
      if (gate.claims(problem)) onDone();
      else tellFailure(t(bot ? 'failed.update' : 'failed.create'), problem);
    },
  });
  const change = (changed: Partial<BotValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    mend(...Object.keys(changed));
  };
  return { values, change, ...rest };
}

function useSave(bot: BotView | null) {
  const { t } = useTranslation('bots');
  const [create] = useCreateBotMutation();
  const [edit] = useEditBotMutation();
  return async ({ listingId, ...settings }: ReturnType<typeof bodyOf>) => {
    if (bot) await edit({ id: bot.id, editBotBody: settings }).unwrap();
    else await create({ botBody: { listingId, ...settings } }).unwrap();
    toast({ title: t(bot ? 'done.saved' : 'done.created') });
  };
}
