import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { JsonText } from '#platform/http/json-text';
import { RememberedStatements } from '../browse/remembered-statements.js';
import type { FeedPage, FeedParams } from './feed.dto.js';
import { FindFeed } from './find-feed.js';

/** What is for sale, to be looked through one by one; without what the reader, if there is one, sells. */
export class ReadFeed extends Query<JsonText<FeedPage>> {
  constructor(
    readonly readerId: string | null,
    readonly params: FeedParams,
  ) {
    super();
  }
}

@QueryHandler(ReadFeed)
export class ReadFeedHandler implements IQueryHandler<ReadFeed> {
  constructor(private readonly statements: RememberedStatements) {}

  async execute({ readerId, params }: ReadFeed): Promise<JsonText<FeedPage>> {
    // The parameters are those of all who ask for the same: what is remembered with them is for readers without a name.
    const asked = readerId === null ? params : { ...params };
    return new JsonText(await new FindFeed(this.statements.for(asked), params, readerId).find());
  }
}
