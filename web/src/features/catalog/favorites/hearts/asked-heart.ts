import { HOUR_MS } from '#contract/time';
import { readStored, store } from '../../../../browser/storage';

/** Which heart a visitor pressed in this browser, and when: the mail that confirms an address opens another tab. */
const KEY = 'favorite_asked';
const KEPT_MS = HOUR_MS;

export const keepAsked = (id: string): void => store(KEY, `${Date.now()} ${id}`);

export const forgetAsked = (): void => store(KEY, null);

export function isAsked(id: string): boolean {
  const [at, asked] = (readStored(KEY) ?? '').split(' ');
  const age = Date.now() - Number(at);
  return asked === id && age >= 0 && age < KEPT_MS;
}
