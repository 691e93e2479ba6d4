/** Somewhere a person is signed in. */
export class OwnSession {
  id!: string;
  /** "Firefox", without a version; null where the browser did not say. */
  browser!: string | null;
  /** "Windows", "iPhone". */
  system!: string | null;
  signedInAt!: string;
  /** Within a quarter of an hour: when it last renewed its token. */
  lastUsedAt!: string;
  /** The one that asks. */
  current!: boolean;
}

export class OwnSessions {
  /** The one that asks first, then the last used; no more than 50. */
  items!: OwnSession[];
}
