import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { OwnBadgesOf } from '../../identity/identity.contract.js';
import type { OwnStanding } from './standing.dto.js';

/** What somebody has earned, and why not the rest: theirs alone to read. */
export class ReadOwnStanding extends Query<OwnStanding> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ReadOwnStanding)
export class ReadOwnStandingHandler implements IQueryHandler<ReadOwnStanding> {
  constructor(private readonly queries: QueryBus) {}

  execute({ personId }: ReadOwnStanding): Promise<OwnStanding> {
    return this.queries.execute(new OwnBadgesOf(personId));
  }
}
