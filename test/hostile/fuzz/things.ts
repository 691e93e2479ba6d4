/** Who sends. The owner owns all things; the guest and the member have a conversation with them. */
export const ROLES = ['visitor', 'guest', 'member', 'owner', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a request may name: written as `{{listing}}`, and replaced by an id that lives when it is sent. */
export const KINDS = [
  'listing',
  'bot',
  'upload',
  'conversation',
  'message',
  'offer',
  'notification',
  'comment',
  'search',
  'member',
  'owner',
] as const;
export type Kind = (typeof KINDS)[number];

export const thing = (kind: Kind): string => `{{${kind}}}`;
export const THINGS: readonly string[] = KINDS.map(thing);

export type Ids = Readonly<Record<Kind, string>>;

/** The text with ids for its things. */
export const withIds = (text: string, ids: Ids): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, kind) => ids[kind as Kind] ?? whole);

const OWNERS_OF_PATHS: readonly (readonly [RegExp, Kind])[] = [
  [/^\/(api\/(my-)?listings|api\/favorites|listing)\//, 'listing'],
  [/^\/api\/comments\//, 'comment'],
  [/^\/api\/saved-searches\//, 'search'],
  [/^\/api\/bots\//, 'bot'],
  [/^\/(api\/)?media\//, 'upload'],
  [/^\/api\/conversations\/with\//, 'owner'],
  [/^\/api\/conversations\//, 'conversation'],
  [/^\/api\/offers\//, 'offer'],
  [/^\/api\/notifications\//, 'notification'],
  [/^\/api\/(people|profiles|sellers)\//, 'owner'],
];

/** What the id in a path most likely names. */
export const kindIn = (path: string): Kind =>
  OWNERS_OF_PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? 'member';
