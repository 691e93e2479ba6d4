import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import { type Actor, isSignedIn, type SignedIn } from '#platform/auth/actor';
import { AnswersJson } from '#platform/http/json-text';
import { UuidOr } from '#platform/http/uuid-param';
import { BrowseAnswer, BrowseParams } from '../browse/browse.dto.js';
import { BrowseListings } from '../browse/browse-listings.query.js';
import { DeleteListing } from './delete-listing.command.js';
import { EditListing } from './edit-listing.command.js';
import { EditListingBody, ListingDetail, ListingId, PublishListingBody } from './listing.dto.js';
import { ListingNotFound } from './listing.errors.js';
import { DetailOfListing } from './listing-detail.query.js';
import { PublishListing } from './publish-listing.command.js';

const KnownId = () => Param('id', new UuidOr(ListingNotFound));

@ApiTags('catalog')
@ApiBearerAuth()
@Controller('api/listings')
export class ListingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Access('anyone')
  @AnswersJson(BrowseAnswer)
  async browseListings(@Query() params: BrowseParams): Promise<string> {
    return (await this.queries.execute(new BrowseListings(params))).text;
  }

  @Get(':id')
  @Access('anyone')
  @AnswersJson(ListingDetail)
  async listing(@CurrentActor() actor: Actor, @KnownId() id: string): Promise<string> {
    const reader = isSignedIn(actor) ? actor.id : null;
    return (await this.queries.execute(new DetailOfListing(id, reader))).text;
  }

  @Post()
  @Access('signed-in')
  async publishListing(
    @CurrentActor() actor: SignedIn,
    @Body() body: PublishListingBody,
  ): Promise<ListingId> {
    return { id: await this.commands.execute(new PublishListing(actor, body)) };
  }

  @Patch(':id')
  @Access('signed-in')
  @HttpCode(204)
  async editListing(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() body: EditListingBody,
  ): Promise<void> {
    await this.commands.execute(new EditListing(actor, id, body));
  }

  @Delete(':id')
  @Access('signed-in')
  @HttpCode(204)
  async deleteListing(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new DeleteListing(actor, id));
  }
}
