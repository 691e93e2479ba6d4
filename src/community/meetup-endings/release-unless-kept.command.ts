import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseUnlessKept } from '../community.contract.js';
import { KeptListing } from '../meetups/kept-listing.js';

@CommandHandler(ReleaseUnlessKept)
export class ReleaseUnlessKeptHandler implements ICommandHandler<ReleaseUnlessKept> {
  constructor(private readonly kept: KeptListing) {}

  async execute({ listingId, sellerId }: ReleaseUnlessKept): Promise<void> {
    await this.kept.releaseUnlessKept(listingId, sellerId);
  }
}
