import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { LockListing, SaleStands } from '../catalog.contract.js';

@CommandHandler(SaleStands)
export class SaleStandsHandler implements ICommandHandler<SaleStands> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async execute({ listingId, saleId }: SaleStands): Promise<boolean> {
    await this.commands.execute(new LockListing(listingId));
    const voided = await this.db.first(
      sql`select from catalog.sales where id = ${saleId} and voided_at is not null`,
    );
    return !voided;
  }
}
