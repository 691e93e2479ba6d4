import { type DealSide, REVIEW_TAGS, type ReviewTag } from '#contract/community/reviews';
import { InvalidInput } from '#platform/http/http.errors';

/** Of a buyer nothing was "as described". `side` is the author's. @throws InvalidInput */
export function assertTagsFit(tags: readonly ReviewTag[], side: DealSide): void {
  const fitting: readonly ReviewTag[] = REVIEW_TAGS[side === 'seller' ? 'buyer' : 'seller'];
  const unfit = tags.findIndex((tag) => !fitting.includes(tag));
  if (unfit >= 0) throw new InvalidInput([{ field: `tags.${unfit}`, code: 'review-tag-unknown' }]);
}
