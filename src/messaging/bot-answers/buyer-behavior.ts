import { type BehaviorTrigger, BOT_LIMITS } from '#contract/bots';

export interface RepeatOffers {
  name: string;
  message: string | null;
  lowersMarkup: boolean;
  notify: boolean;
}

/** What a buyer's `number`-th offer sets off. */
export function repeatOffers(triggers: readonly BehaviorTrigger[], number: number): RepeatOffers {
  const due = triggers.filter(({ behavior, value }) => behavior === 'repeat_offers' && value === number);
  return {
    name: 'behavior:repeat_offers',
    message: due.find((trigger) => trigger.then === 'message')?.message || null,
    lowersMarkup: due.some((trigger) => trigger.then === 'lower_markup'),
    notify: due.some((trigger) => trigger.then === 'notify'),
  };
}

/** What silence after a counter sets off: the triggers that wait the shortest, for there is one follow-up an offer. */
export function afterSilence(triggers: readonly BehaviorTrigger[]): {
  /** Hours; infinite when nothing waits. */
  waits: number;
  message: string | null;
  lowersMarkup: boolean;
  notify: boolean;
} {
  const silent = triggers.filter(({ behavior }) => behavior === 'silent_after_counter');
  const soonest = Math.min(...silent.map(({ value }) => value));
  const due = silent.filter(({ value }) => value === soonest);
  return {
    waits: due.length === 0 ? soonest : Math.min(soonest, BOT_LIMITS.silence.max),
    message: due.find((trigger) => trigger.then === 'message')?.message || null,
    lowersMarkup: due.some((trigger) => trigger.then === 'lower_markup'),
    notify: due.some((trigger) => trigger.then === 'notify'),
  };
}
