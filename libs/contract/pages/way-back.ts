/** Only to resolve against; no address may lead to it. */
const HERE = 'https://here.invalid';
/** Characters. */
export const LONGEST_WAY_BACK = 2000;
/** Addresses are decoded by whoever stands between; more layers than this are somebody's trick. */
const MOST_LAYERS = 4;
// oxlint-disable-next-line no-control-regex -- they are what is looked for: browsers drop some of them from addresses
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Slashes of all kinds at the beginning: what follows would be another host, now or once it is decoded. */
const LEADS_ELSEWHERE = /^\/[/\\\u2044\u2215\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/;

/**
 * Where somebody wants to go on to (`?next=/create-listing`), as a path of this product with query and fragment; null
 * where that is missing, leads elsewhere, or might for a reader less strict than this one.
 */
export function wayBack(wish: string | null | undefined): string | null {
  if (!wish?.startsWith('/') || wish.length > LONGEST_WAY_BACK || CONTROL.test(wish)) return null;
  // Browsers read it as a slash.
  if (/^[^?#]*\\/.test(wish) || !URL.canParse(wish, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(wish, HERE);
  return origin === HERE && isWhole(pathname) && staysHere(pathname) ? pathname + search + hash : null;
}

/** However often it is decoded and resolved once more. */
function staysHere(pathname: string, layers = MOST_LAYERS): boolean {
  if (CONTROL.test(pathname) || pathname.includes('\\') || LEADS_ELSEWHERE.test(pathname)) return false;
  const resolved = URL.canParse(pathname, HERE) ? new URL(pathname, HERE) : null;
  if (resolved?.origin !== HERE || LEADS_ELSEWHERE.test(resolved.pathname)) return false;
  const decoded = decodedOnce(pathname);
  return decoded === pathname || (layers > 0 && staysHere(decoded, layers - 1));
}

/** Whether every escape sequence stands for a character. */
function isWhole(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** As far as it can be decoded: a lenient reader goes on after a broken sequence. */
const decodedOnce = (text: string): string =>
  isWhole(text)
    ? decodeURIComponent(text)
    : text.replaceAll(/%[0-7][0-9a-f]/gi, (sequence) => decodeURIComponent(sequence));
