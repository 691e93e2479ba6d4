/** The page to go on to after signing in (`?next=/create-listing`); null where it is missing or leads elsewhere. */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, location.origin)) return null;
  // Browsers read "//host", "/\host" and "/<tab>/host" as another site; only the parsed address tells.
  const { origin, pathname, search: query, hash } = new URL(next, location.origin);
  return origin === location.origin ? pathname + query + hash : null;
}

/** A page that hands on where people want to go in the end. */
export function withNext(path: string, search: string): string {
  const next = nextPath(search);
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
