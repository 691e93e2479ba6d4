/** What went wrong, independent of any transport; `libs/platform/http` maps it to a status once. */
export type ErrorKind =
  | 'malformed'
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable'
  | 'insufficient-storage';

export type ErrorParams = Readonly<Record<string, string | number | boolean>>;

/** One wrong field: its path (`price`, `tags.0`), a code with a translation, and the values its text needs. */
export interface FieldIssue {
  field: string;
  code: string;
  params?: ErrorParams;
}

/**
 * A refusal a person may see. `code` is `<context>.<name>` and has a text in every language
 * (`locales/<lang>/<context>-errors.json`).
 */
export abstract class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly kind: ErrorKind,
    readonly params: ErrorParams = {},
    readonly issues: readonly FieldIssue[] = [],
  ) {
    super(code);
    this.name = new.target.name;
  }
}
