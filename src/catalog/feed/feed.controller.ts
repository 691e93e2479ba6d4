import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
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
  async feed(@Query() params: FeedParams): Promise<string> {
    return (await this.queries.execute(new ReadFeed(params))).text;
  }
}
