import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { TransferListings } from '../catalog.contract.js';

@CommandHandler(TransferListings)
export class TransferListingsHandler implements ICommandHandler<TransferListings> {
  constructor(
    private readonly db: Database,
    private readonly media: MediaLibrary,
  ) {}

  async execute({ fromSellerId, toSellerId }: TransferListings): Promise<number> {
    await this.media.transfer(fromSellerId, toSellerId);
    const moved = await this.db.rows(sql<{ id: string }>`
      update catalog.listings set seller_id = ${toSellerId}, updated_at = now()
      where seller_id = ${fromSellerId} returning id`);
    return moved.length;
  }
}
