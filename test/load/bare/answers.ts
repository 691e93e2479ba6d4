import { FacetCounts } from '../../../src/catalog/browse/facet-counts.js';
import { FindListings } from '../../../src/catalog/browse/find-listings.js';
import {
  commentsAnswer,
  commentsStatement,
  type FoundComments,
} from '../../../src/catalog/comments/comments-of-listing.query.js';
import { DETAILS, detailValues } from '../../../src/catalog/listings/listing-detail.query.js';
import { findSuggestions } from '../../../src/catalog/suggestions/find-suggestions.js';
import type { Request } from '../requests.js';
import { personsAnswer } from './people-answers.js';
import { type Answer, type BareSender, paramsOf } from './sender.js';

const facetCounts = new FacetCounts(undefined as never);

/** What the product answers, by its own statements and nothing around them. */
export const answerTo = (request: Request, bare: BareSender): Answer =>
  personsAnswer(request, bare) ?? listingsAnswer(request, bare);

function listingsAnswer({ path, query }: Request, bare: BareSender): Answer {
  const id = path.split('/')[3];
  if (id && path.endsWith('/comments')) {
    const { text, values } = commentsStatement(id, undefined);
    return async () => JSON.parse(commentsAnswer(await bare.row<FoundComments>(text, values))) as unknown;
  }
  if (id === 'suggestions') {
    const send = bare.remembering();
    return () => findSuggestions(send, query.q ?? '');
  }
  if (!id) {
    const find = new FindListings(bare.remembering(), facetCounts, paramsOf(query));
    return async () => (await find.find()).answer.read();
  }
  const values = detailValues([{ listingId: id, readerId: null }]);
  return async () => JSON.parse((await bare.row<{ detail: string }>(DETAILS, values)).detail) as unknown;
}
