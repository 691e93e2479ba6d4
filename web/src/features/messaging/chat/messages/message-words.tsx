import { Link } from '../../../../ui/link';

const ADDRESS = /(https?:\/\/\S+)/g;
/** What ends a sentence or a quotation rather than an address. */
const ENDINGS = '.,;:!?…\'"’”»';
const OPENING: Record<string, string> = { ')': '(', ']': '[' };

/** What somebody wrote. Addresses of this site lead there; others stay words, since anybody may write them to anybody. */
export const MessageWords = ({ words }: { words: string }) =>
  words.split(ADDRESS).flatMap((part, place) => {
    const address = addressIn(part);
    const path = pathOf(address);
    return path
      ? [
          <Link key={place} to={path}>
            {address}
          </Link>,
          part.slice(address.length),
        ]
      : part;
  });

/** Without what the sentence around it puts after it: its marks, and the ends of brackets that begin before it. */
function addressIn(part: string): string {
  let end = part.length;
  while (end > 0 && endsOutside(part.slice(0, end))) end -= 1;
  return part.slice(0, end);
}

function endsOutside(address: string): boolean {
  const last = address.charAt(address.length - 1);
  const opening = OPENING[last];
  return opening === undefined ? ENDINGS.includes(last) : countOf(last, address) > countOf(opening, address);
}

const countOf = (sign: string, text: string) => text.split(sign).length - 1;

function pathOf(part: string): string | null {
  if (!URL.canParse(part)) return null;
  const { origin, pathname, search, hash } = new URL(part);
  return origin === location.origin ? pathname + search + hash : null;
}
