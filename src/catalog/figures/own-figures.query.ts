import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FigurePeriod } from '#contract/selling/figures';
import { Clock } from '#platform/config/clock';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import type { FiguresAnswer } from './figures.dto.js';
import { OWN_FIGURES } from './figures.sql.js';

/** How all listings of somebody did, day by day, beside the time before. */
export class OwnFigures extends Query<JsonText<FiguresAnswer>> {
  constructor(
    readonly sellerId: string,
    readonly days: FigurePeriod,
  ) {
    super();
  }
}

@QueryHandler(OwnFigures)
export class OwnFiguresHandler implements IQueryHandler<OwnFigures> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sellerId, days }: OwnFigures): Promise<JsonText<FiguresAnswer>> {
    const values = [sellerId, this.clock.now().toISOString().slice(0, 10), days];
    const [row] = await this.db.prepared<{ answer: string }>('own-figures', OWN_FIGURES, values);
    if (!row) throw new Error('The figures have no row.');
    return new JsonText(row.answer);
  }
}
