import { createHash } from 'node:crypto';

/** Arguments of one request, understood by our server as a URL and by the bare one as the same SQL. */
export interface Request {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Who asks; without one a visitor does. */
  readonly person?: { readonly id: string; readonly token: string };
}

/** A kind of request, varied: the load cycles through all of its requests. */
export interface Case {
  readonly name: string;
  readonly title: string;
  requests(listings: number): Request[];
  /** The plainest statement that could serve it: ids, titles and prices along an index. So that slow SQL can't hide. */
  plain?(request: Request): { text: string; values: unknown[] };
}

export const urlOf = ({ path, query }: Request): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** The header by which a server knows who asks. */
export const bearerOf = ({ person }: Request): string | undefined => person && `Bearer ${person.token}`;

/** Of the n-th seeded listing or person. */
export const seededId = (kind: string, n: number): string =>
  createHash('md5')
    .update(`${kind}${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
