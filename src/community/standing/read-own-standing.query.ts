import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { OwnBadgesOf } from '../../identity/identity.contract.js';
import { BadgeSources } from './badge-sources.js';
import type { OwnStanding } from './standing.dto.js';

/** What somebody has earned, and why not the rest: theirs alone to read. */
export class ReadOwnStanding extends Query<OwnStanding> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ReadOwnStanding)
export class ReadOwnStandingHandler implements IQueryHandler<ReadOwnStanding> {
  constructor(
    private readonly queries: QueryBus,
    private readonly sources: BadgeSources,
  ) {}

  async execute({ personId }: ReadOwnStanding): Promise<OwnStanding> {
    const [proven, given] = await Promise.all([
      this.queries.execute(new OwnBadgesOf(personId)),
      this.sources.badgesOf(personId),
    ]);
    return {
      ...proven,
      badges: [...proven.badges, ...given.badges],
      missing: [...proven.missing, ...given.missing],
    };
  }
}
