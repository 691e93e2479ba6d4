import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { AnswersJson } from '#platform/http/json-text';
import { UuidOr } from '#platform/http/uuid-param';
import { Requires } from '#platform/plans/requires';
import { ListingNotFound } from '../listings/listing.errors.js';
import {
  FavoriteMarks,
  FavoriteMarksParams,
  Favorites,
  FavoritesParams,
  SaveFavoriteBody,
} from './favorites.dto.js';
import { ListFavorites } from './list-favorites.query.js';
import { MarksOfListings } from './marks-of-listings.query.js';
import { RemoveFavorite } from './remove-favorite.command.js';
import { SaveFavorite } from './save-favorite.command.js';

const KnownId = () => Param('id', new UuidOr(ListingNotFound));

@ApiTags('favorites')
@ApiBearerAuth()
@Controller('api/favorites')
@Access('signed-in')
export class FavoritesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AnswersJson(Favorites)
  async favorites(@CurrentActor() { id }: SignedIn, @Query() params: FavoritesParams): Promise<string> {
    return (await this.queries.execute(new ListFavorites(id, params))).text;
  }

  /** What of the listings that are shown belongs to who looks: browsing answers everybody alike. */
  @Get('marks')
  favoriteMarks(
    @CurrentActor() { id }: SignedIn,
    @Query() { ids }: FavoriteMarksParams,
  ): Promise<FavoriteMarks> {
    return this.queries.execute(new MarksOfListings(id, ids));
  }

  @Put(':id')
  @Requires('favorites')
  @HttpCode(204)
  async saveFavorite(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() body: SaveFavoriteBody,
  ): Promise<void> {
    await this.commands.execute(new SaveFavorite(actor, id, body));
  }

  @Delete(':id')
  @HttpCode(204)
  async removeFavorite(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new RemoveFavorite(actor.id, id));
  }
}
