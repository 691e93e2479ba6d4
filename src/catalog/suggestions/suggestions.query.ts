import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { RememberedStatements } from '../browse/remembered-statements.js';
import { findSuggestions } from './find-suggestions.js';
import type { SuggestionParams, Suggestions } from './suggestions.dto.js';

/** How old the suggestions for nothing typed may be. They are the same for everybody. */
const FRESH_MS = 60_000;

/** What somebody who has typed this may be looking for. */
export class SuggestSearches extends Query<Suggestions> {
  constructor(readonly params: SuggestionParams) {
    super();
  }
}

@QueryHandler(SuggestSearches)
export class SuggestSearchesHandler implements IQueryHandler<SuggestSearches> {
  private popular?: { found: Suggestions; at: number };

  constructor(private readonly statements: RememberedStatements) {}

  async execute({ params }: SuggestSearches): Promise<Suggestions> {
    const send = this.statements.for(params);
    if (params.q?.trim()) return findSuggestions(send, params.q);
    if (!this.popular?.found.words.length || Date.now() - this.popular.at > FRESH_MS)
      this.popular = { found: await findSuggestions(send, ''), at: Date.now() };
    return this.popular.found;
  }
}
