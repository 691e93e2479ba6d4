import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor, SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ListingNotFound } from '../listings/listing.errors.js';
import { RecordShare } from './record-share.command.js';
import { ListingShares, ShareBody } from './share.dto.js';
import { SharesOfListing } from './shares-of-listing.query.js';

const KnownId = () => Param('id', new UuidOr(ListingNotFound));

@ApiTags('sharing')
@ApiBearerAuth()
@Controller('api/listings/:id')
export class ShareController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('shares')
  @Access('signed-in')
  listingShares(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<ListingShares> {
    return this.queries.execute(new SharesOfListing(actor, id));
  }

  /** The link was sent. Counts once per person, or address, way and day. */
  @Post('shares')
  @Access('anyone')
  @HttpCode(204)
  async recordShare(
    @CurrentActor() actor: Actor,
    @KnownId() id: string,
    @Body() { way }: ShareBody,
  ): Promise<void> {
    await this.commands.execute(new RecordShare(actor, id, way, 'shared'));
  }

  /** Somebody came by a link that was sent. Counts as often. */
  @Post('share-visits')
  @Access('anyone')
  @HttpCode(204)
  async recordShareVisit(
    @CurrentActor() actor: Actor,
    @KnownId() id: string,
    @Body() { way }: ShareBody,
  ): Promise<void> {
    await this.commands.execute(new RecordShare(actor, id, way, 'visited'));
  }
}
