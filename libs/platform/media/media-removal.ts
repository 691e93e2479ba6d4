import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { oneByOne } from '#platform/jobs/one-by-one';
import { rowAfterRow } from '#platform/jobs/row-after-row';
import { Database } from '#platform/persistence/database';
import { olderThan, type TimeCursor } from '#platform/persistence/time-cursor';
import { ObjectStorage } from '#platform/storage/object-storage';
import { keysOf, type MediaKind } from './media-keys.js';

interface Condemned {
  id: string;
  kind: MediaKind;
}

const BATCH = 100;

/** Holds for an upload whose files are being removed. */
export const isGoing = sql<boolean>`(unattached_since is not distinct from '-infinity')`;

/**
 * Removes uploads that nothing shows. Each is first marked as going, which no attaching gets past, then its files go,
 * then its row: a crash in between leaves a row that the next sweep finds, never a file that nobody knows of nor a
 * picture without its file. Not to be called within a transaction: the mark must be committed before a file goes.
 */
@Injectable()
export class MediaRemoval {
  constructor(
    private readonly db: Database,
    private readonly storage: ObjectStorage,
  ) {}

  /** Removes an upload of `ownerId` that nothing shows; false when there is none of that id. */
  async removeOwn(id: string, ownerId: string): Promise<boolean> {
    return (await this.remove(sql`id = ${id} and owner_id = ${ownerId} and attached_to is null`)) > 0;
  }

  /** Removes these uploads, whoever shows them. */
  async removeThese(ids: readonly string[]): Promise<void> {
    await this.remove(sql`id = any(${ids}::uuid[])`);
  }

  /**
   * Removes what nothing has shown since `before`, and what earlier attempts left, until `stopping` aborts. The latest first:
   * what could not be removed before comes last, and keeps nothing else.
   * @throws AggregateError with what could not be removed
   */
  async removeUnattached(before: Date, stopping: AbortSignal): Promise<void> {
    const unattached = sql`attached_to is null and unattached_since <= ${before}`;
    const some = rowAfterRow(BATCH, (last) =>
      this.db.rows(sql<TimeCursor>`
        select id, unattached_since::text as at from platform.media
        where ${unattached} and ${olderThan(last, 'unattached_since', 'id')}
        order by unattached_since desc, id desc limit ${BATCH}`),
    );
    await oneByOne(some, stopping, ({ id }) => this.remove(sql`id = ${id} and ${unattached}`));
  }

  private async remove(which: RawBuilder<unknown>): Promise<number> {
    const condemned = await this.db.rows(sql<Condemned>`
      update platform.media set unattached_since = '-infinity' where ${which} returning id, kind`);
    await this.storage.remove(condemned.flatMap(keysOf));
    await this.db.rows(
      sql`delete from platform.media where id = any(${condemned.map(({ id }) => id)}::uuid[])`,
    );
    return condemned.length;
  }
}
