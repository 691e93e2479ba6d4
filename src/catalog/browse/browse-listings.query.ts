import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { JsonText } from '#platform/http/json-text';
import { SearchedWords } from '../search-words/searched-words.js';
import type { BrowseAnswer, BrowseParams } from './browse.dto.js';
import { FacetCounts } from './facet-counts.js';
import { FindListings } from './find-listings.js';
import { RememberedStatements } from './remembered-statements.js';

/** Active listings that match, one page of them, and what there is in all. */
export class BrowseListings extends Query<JsonText<BrowseAnswer>> {
  constructor(readonly params: BrowseParams) {
    super();
  }
}

@QueryHandler(BrowseListings)
export class BrowseListingsHandler implements IQueryHandler<BrowseListings> {
  constructor(
    private readonly statements: RememberedStatements,
    private readonly facetCounts: FacetCounts,
    private readonly searched: SearchedWords,
  ) {}

  async execute({ params }: BrowseListings): Promise<JsonText<BrowseAnswer>> {
    const { answer, foundFor } = await new FindListings(
      this.statements.for(params),
      this.facetCounts,
      params,
    ).find();
    if (foundFor) this.searched.add(foundFor);
    return answer;
  }
}
