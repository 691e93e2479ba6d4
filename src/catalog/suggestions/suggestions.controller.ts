import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { SuggestionParams, Suggestions } from './suggestions.dto.js';
import { SuggestSearches } from './suggestions.query.js';

@ApiTags('search')
@ApiBearerAuth()
@Controller('api/listings/suggestions')
export class SuggestionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('anyone')
  suggestSearches(@Query() params: SuggestionParams): Promise<Suggestions> {
    return this.queries.execute(new SuggestSearches(params));
  }
}
