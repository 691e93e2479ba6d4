import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { DeleteSearch, SeeSearch } from './change-search.commands.js';
import { SaveSearch } from './save-search.command.js';
import { SavedSearchBody, SavedSearches, SavedSearchId } from './saved-search.dto.js';
import { SavedSearchNotFound } from './saved-search.errors.js';
import { SavedSearchesOf } from './saved-searches.query.js';

const KnownId = () => Param('id', new UuidOr(SavedSearchNotFound));

@ApiTags('saved-searches')
@ApiBearerAuth()
@Controller('api/saved-searches')
@Access('signed-in')
export class SavedSearchController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  savedSearches(@CurrentActor() { id }: SignedIn): Promise<SavedSearches> {
    return this.queries.execute(new SavedSearchesOf(id));
  }

  @Post()
  saveSearch(@CurrentActor() actor: SignedIn, @Body() body: SavedSearchBody): Promise<SavedSearchId> {
    return this.commands.execute(new SaveSearch(actor, body));
  }

  @Put(':id')
  changeSearch(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() body: SavedSearchBody,
  ): Promise<SavedSearchId> {
    return this.commands.execute(new SaveSearch(actor, body, id));
  }

  @Delete(':id')
  @HttpCode(204)
  async deleteSearch(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new DeleteSearch(actor.id, id));
  }

  /** What it found is no longer new. */
  @Post(':id/seen')
  @HttpCode(204)
  async seeSearch(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<void> {
    await this.commands.execute(new SeeSearch(actor.id, id));
  }
}
