import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { AlertSearches } from './alert-searches.js';
import { SearchesLeftToMatch } from './searches-left-to-match.js';

@Injectable()
@ReactsTo(SearchesLeftToMatch)
export class AlertSearchesOnSearchesLeftToMatch implements Reaction<SearchesLeftToMatch> {
  constructor(private readonly searches: AlertSearches) {}

  react({ listingId, after }: SearchesLeftToMatch): Promise<void> {
    return this.searches.alert(listingId, after);
  }
}
