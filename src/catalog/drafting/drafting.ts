/** For whom a listing is drafted. */
export interface Drafting {
  /** The seller's, where their words don't tell. */
  readonly language: string;
  /** Who asks: whose budget it is. */
  readonly asker: string;
  readonly signal?: AbortSignal;
}
