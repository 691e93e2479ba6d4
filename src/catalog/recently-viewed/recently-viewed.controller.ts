import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import { ListRecentlyViewed } from './list-recently-viewed.query.js';
import { ViewedListings } from './recently-viewed.dto.js';

@ApiTags('recently-viewed')
@ApiBearerAuth()
@Controller('api/recently-viewed')
@Access('signed-in')
export class RecentlyViewedController {
  constructor(
    private readonly queries: QueryBus,
    private readonly db: Database,
  ) {}

  @Get()
  async recentlyViewed(@CurrentActor() { id }: SignedIn): Promise<ViewedListings> {
    return { items: await this.queries.execute(new ListRecentlyViewed(id)) };
  }

  @Delete()
  @HttpCode(204)
  async clearRecentlyViewed(@CurrentActor() { id }: SignedIn): Promise<void> {
    await this.db.rows(sql`delete from catalog.recently_viewed where person_id = ${id}`);
  }
}
