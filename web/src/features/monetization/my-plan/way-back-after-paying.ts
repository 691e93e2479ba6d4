import { wayBack } from '#contract/way-back';

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

export function keptWayBack(): string | null {
  try {
    return wayBack(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
