import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { EndBoosts } from '../catalog.contract.js';

@CommandHandler(EndBoosts)
export class EndBoostsHandler implements ICommandHandler<EndBoosts> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ listingIds }: EndBoosts): Promise<void> {
    await this.db.rows(sql`
      update catalog.listings set boosted_until = null
      where id = any(${[...listingIds]}::uuid[]) and boosted_until <= ${this.clock.now()}`);
  }
}
