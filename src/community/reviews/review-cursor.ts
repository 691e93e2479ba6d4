import { InvalidInput } from '#platform/http/http.errors';
import { decodeTimeCursor, encodeTimeCursor, type TimeCursor } from '#platform/persistence/time-cursor';

/** Where a page of somebody's reviews ended. */
export interface ReviewCursor extends TimeCursor {
  stars: number;
}

export const encodeReviewCursor = ({ stars, ...last }: ReviewCursor): string =>
  `${stars}${encodeTimeCursor(last)}`;

/** @throws InvalidInput (`cursor-invalid`) for anything that `encodeReviewCursor` did not make. */
export function decodeReviewCursor(given: string): ReviewCursor {
  const stars = Number(given.slice(0, 1));
  if (!(stars >= 1 && stars <= 5)) throw new InvalidInput([{ field: 'cursor', code: 'cursor-invalid' }]);
  return { stars, ...decodeTimeCursor(given.slice(1)) };
}
