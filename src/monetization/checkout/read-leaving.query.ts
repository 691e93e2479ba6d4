import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Leaving } from './checkout.dto.js';
import { PlanDifference } from './plan-difference.js';

/** What somebody would have less of without their plan. Nothing changes. */
export class ReadLeaving extends Query<Leaving> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ReadLeaving)
export class ReadLeavingHandler implements IQueryHandler<ReadLeaving> {
  constructor(private readonly differences: PlanDifference) {}

  async execute({ personId }: ReadLeaving): Promise<Leaving> {
    const { loses } = await this.differences.to('free', personId);
    return { loses };
  }
}
