import { wayBack } from '#contract/pages/way-back';

/** The page to go on to after signing in (`?next=/create-listing`); null where it is missing or leads elsewhere. */
export const nextPath = (search: string): string | null => wayBack(new URLSearchParams(search).get('next'));

/** A page that hands on where people want to go in the end. */
export function withNext(path: string, search: string): string {
  const next = nextPath(search);
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
