import type { ListingStatus } from '#contract/listings';
import type { NextStepKind } from '#contract/selling/next-steps';

/** What is known of a listing of one's own; days are whole ones. */
export interface StepFacts {
  status: ListingStatus;
  priceCents: number;
  photos: number;
  views: number;
  favorites: number;
  /** People who wrote about it. */
  contacts: number;
  /** Since it was put up or renewed. */
  listedDays: number;
  /** Since anything about it was changed. */
  unchangedDays: number;
  /** Since the last view, or since it was put up if there was none. */
  unseenDays: number;
}

export interface NextStep {
  kind: NextStepKind;
  /** The number that is the reason: days, people who saved it, or photos it has. */
  because: number;
  /** What it might cost; null for steps that are not about the price. */
  toCents: number | null;
}

/** The limits of the rules, as docs/next-steps.md names them. */
export const STEP_RULES = {
  pendingDays: 7,
  savedByMany: 5,
  unchangedDays: 3,
  unseenDays: 9,
  quietDays: 30,
  lookedAtByMany: 10,
  cheaperBy: 0.1,
} as const;

/** The one thing worth doing for a listing, or nothing: the first rule that holds. */
export function nextStepFor(facts: StepFacts): NextStep | null {
  const { status, photos, views, favorites, contacts, listedDays, unchangedDays, unseenDays } = facts;
  const rules = STEP_RULES;
  if (status === 'pending') return unchangedDays >= rules.pendingDays ? step('settle', unchangedDays) : null;
  if (status !== 'active') return null;
  const cheaper = unchangedDays >= rules.unchangedDays ? loweredCents(facts.priceCents) : null;
  if (favorites >= rules.savedByMany && contacts === 0 && cheaper !== null)
    return step('lower-price', favorites, cheaper);
  if (photos === 0) return step('add-photos', 0);
  if (listedDays >= rules.quietDays) return step('renew', listedDays);
  if (photos === 1 && contacts === 0 && (views >= rules.lookedAtByMany || unseenDays >= rules.unseenDays))
    return step('add-photos', 1);
  if (unseenDays >= rules.unseenDays && cheaper !== null) return step('lower-unseen', unseenDays, cheaper);
  return null;
}

const step = (kind: NextStepKind, because: number, toCents: number | null = null): NextStep => ({
  kind,
  because,
  toCents,
});

/** A tenth less, rounded down to a price that people write; null where there is none below. */
export function loweredCents(cents: number): number | null {
  const aim = cents * (1 - STEP_RULES.cheaperBy);
  const unit = aim < 10_000 ? 100 : aim < 50_000 ? 500 : aim < 200_000 ? 1000 : 5000;
  const lowered = Math.floor(aim / unit) * unit;
  return lowered > 0 && lowered < cents ? lowered : null;
}

/** Which of two steps goes first: by its kind, then by how much stands behind it, or how few photos there are. */
export const bySteps = (order: readonly NextStepKind[]) => (one: NextStep, other: NextStep) =>
  order.indexOf(one.kind) - order.indexOf(other.kind) || weightOf(other) - weightOf(one);

const weightOf = ({ kind, because }: NextStep): number => (kind === 'add-photos' ? -because : because);
