import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { AnswersJson } from '#platform/http/json-text';
import { FeedPage, FeedParams } from './feed.dto.js';
import { ReadFeed } from './read-feed.query.js';

@ApiTags('feed')
@Controller('api/feed')
@Access('anyone')
export class FeedController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AnswersJson(FeedPage)
  async feed(@CurrentActor() actor: Actor, @Query() params: FeedParams): Promise<string> {
    const readerId = isSignedIn(actor) ? actor.id : null;
    return (await this.queries.execute(new ReadFeed(readerId, params))).text;
  }
}
