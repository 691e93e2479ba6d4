import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';
import { Comment } from './comment.entity.js';
import { DEMO_COMMENTS } from './demo-comments.js';

@Injectable()
@OnDemo({ makes: 'comment', needs: ['person', 'listing'] })
export class SeedCommentsOnDemo implements DemoSeed {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.em.fork().count(Comment)) > 0;
  }

  async seed(town: DemoTown): Promise<void> {
    // Past the entity: nobody is told of what has been said long ago.
    for (const { listing, author, minutesAgo, content } of DEMO_COMMENTS)
      await this.db.rows(sql`
        insert into catalog.comments (id, listing_id, author_id, content, created_at)
        values (${uuid()}, ${town.idOf('listing', listing)}, ${town.idOf('person', author)}, ${content},
          ${town.ago(minutesAgo)})`);
  }
}
