export const ROLES = ['visitor', 'guest', 'other member', 'owner', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a route is tried on; made anew for every try that changes something. `owner` owns all of it. */
export interface Things {
  listing: string;
  /** The owner's, on it. */
  comment: string;
  upload: string;
  owner: string;
  notification: string;
  /** Somebody's, for the listing; it waits for the owner. */
  offer: string;
  bot: string;
  /** Somebody's, with the owner as the seller; it waits for their answer. */
  meetup: string;
  /** Somebody's, with the owner as the seller; it waits for their answer. */
  order: string;
  /** The owner's with somebody. */
  conversation: string;
  /** Of the owner, by somebody who bought from them. */
  review: { id: string; saleId: string };
}

export interface Try {
  route: string;
  /** The status each role gets, in the order of ROLES. */
  statuses: readonly [number, number, number, number, number];
  path?: (things: Things) => string;
  body?: (things: Things) => unknown;
}

/** What stands for a thing that a try does not name. */
export const NOTHING: Things = {
  listing: '',
  comment: '',
  upload: '',
  owner: '',
  notification: '',
  offer: '',
  bot: '',
  meetup: '',
  order: '',
  conversation: '',
  review: { id: '', saleId: '' },
};

/** The things that a try names: making all of them for each of a thousand tries would take minutes. */
export function needsOf({ path, body }: Pick<Try, 'path' | 'body'>): ReadonlySet<keyof Things> {
  const needs = new Set<keyof Things>();
  const noting = new Proxy(NOTHING, {
    get: (things, name: keyof Things) => {
      needs.add(name);
      return things[name];
    },
  });
  path?.(noting);
  body?.(noting);
  return needs;
}

export const all = (status: number): Try['statuses'] => [status, status, status, status, status];
export const SIGNED_IN_ONLY: Try['statuses'] = [401, 200, 200, 200, 200];

let made = 0;

/** Another one each time, for what may be there only once. */
export const another = (): number => ++made;
