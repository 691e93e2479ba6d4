import { wayBack } from '#contract/pages/way-back';
import { paths } from '../paths';

/** In this tab, while somebody is away paying: where they want to go on to once they have. */
const KEY = 'after_paying';

export function keepWayBack(path: string | null): void {
  try {
    if (path) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: they go on by themselves.
  }
}

/** The plans, for who was away and has not paid: they still go on to what they wanted. */
export function plansAgain(): string {
  const pathname = keptWayBack();
  return pathname ? paths.pricingFrom({ pathname, search: '', hash: '' }) : paths.pricing;
}

export function keptWayBack(): string | null {
  try {
    return wayBack(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
