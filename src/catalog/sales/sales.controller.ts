import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ListingNotFound } from '../listings/listing.errors.js';
import { MoveListing } from './move-listing.command.js';
import { ListPossibleBuyers } from './possible-buyers.query.js';
import { RelistListing } from './relist-listing.command.js';
import { PossibleBuyers, SaleId, SellListingBody } from './sales.dto.js';
import { SellListing } from './sell-listing.command.js';

const KnownId = () => Param('id', new UuidOr(ListingNotFound));

/** What the seller of a listing does with it. */
@ApiTags('selling')
@ApiBearerAuth()
@Controller('api/listings/:id')
@Access('signed-in')
export class SalesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Who wrote about it. */
  @Get('buyers')
  possibleBuyers(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<PossibleBuyers> {
    return this.queries.execute(new ListPossibleBuyers(actor, id));
  }

  @Post('sale')
  async sellListing(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { price, buyerId, hidden }: SellListingBody,
  ): Promise<SaleId> {
    return { id: await this.commands.execute(new SellListing(actor, id, { price, buyerId, hidden })) };
  }

  /** The sale fell through: the listing is for sale again. */
  @Delete('sale')
  @HttpCode(204)
  async relistListing(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new RelistListing(actor, id));
  }

  /** Keeps it for somebody: it becomes pending. */
  @Post('reservation')
  @HttpCode(204)
  async reserveListing(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new MoveListing(actor, id, 'reserve'));
  }

  @Delete('reservation')
  @HttpCode(204)
  async releaseListing(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new MoveListing(actor, id, 'release'));
  }

  /** Puts it among the newest again, once in 30 days. */
  @Post('renewal')
  @HttpCode(204)
  async renewListing(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new MoveListing(actor, id, 'renew'));
  }
}
