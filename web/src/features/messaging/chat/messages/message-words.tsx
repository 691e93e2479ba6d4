import { Link } from '../../../../ui/link';

const ADDRESS = /(https?:\/\/\S+)/g;

/** What somebody wrote. Addresses of this site lead there; others stay words, since anybody may write them to anybody. */
export const MessageWords = ({ words }: { words: string }) =>
  words.split(ADDRESS).map((part, place) => {
    const path = pathOf(part);
    return path ? (
      <Link key={place} to={path}>
        {part}
      </Link>
    ) : (
      part
    );
  });

function pathOf(part: string): string | null {
  if (!URL.canParse(part)) return null;
  const { origin, pathname, search, hash } = new URL(part);
  return origin === location.origin ? pathname + search + hash : null;
}
