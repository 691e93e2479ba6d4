/** Limits of the comments on a listing. */
export const COMMENT_LIMITS = {
  content: 5000,
  /** What a guest calls themselves there. */
  name: 80,
  page: 20,
  /** The number of comments is counted up to here and then shown as "1,000+". */
  countedUpTo: 1000,
  /** Comments one person may write within `windowMinutes`. */
  perWindow: 30,
  windowMinutes: 10,
  /** People who are told when the seller answers them all at once. */
  answered: 20,
} as const;
