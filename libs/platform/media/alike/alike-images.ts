import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { isTelling, MOST_DIFFERENT, partsNear } from './hash-parts.js';

export interface AlikeImage {
  /** Of what shows it. */
  id: string;
  /** Of 64 bits so many differ. */
  distance: number;
}

/** The parts of a hash, as the indexes have them. */
const PARTS = [
  '((perceptual_hash >> 48) & 65535)',
  '((perceptual_hash >> 32) & 65535)',
  '((perceptual_hash >> 16) & 65535)',
  '(perceptual_hash & 65535)',
];

/** What shows pictures that look like given ones, by their perceptual hashes. */
@Injectable()
export class AlikeImages {
  constructor(private readonly db: Database) {}

  /**
   * The nearest first, of what shows its pictures under `usage` and a UUID behind it (`catalog.listing:`). Of that usage the
   * hashes must be indexed.
   */
  async of(usage: string, imageIds: readonly string[], limit: number): Promise<AlikeImage[]> {
    const stored = await this.db.rows(sql<{ hash: string }>`
      select perceptual_hash::text as hash from platform.media
      where id = any(${[...imageIds]}::uuid[]) and perceptual_hash is not null`);
    const hashes = stored.map(({ hash }) => hash).filter(isTelling);
    return hashes.length > 0 ? this.near(usage, hashes, limit) : [];
  }

  private near(usage: string, hashes: readonly string[], limit: number): Promise<AlikeImage[]> {
    const near = hashes.map(partsNear);
    const anyPart = PARTS.map((part, n) => {
      const values = [...new Set(near.flatMap((parts) => parts[n] ?? []))];
      return sql`${sql.raw(part)} = any(${values}::bigint[])`;
    });
    // The first condition is that of the indexes.
    return this.db.rows(sql<AlikeImage>`
      select substr(media.attached_to, length(${usage}::text) + 1)::uuid as id,
        min(near.distance)::int as distance
      from platform.media media
      cross join lateral (
        select min(bit_count((media.perceptual_hash # hash)::bit(64))) as distance
        from unnest(${[...hashes]}::bigint[]) hash
      ) near
      where media.attached_to like ${sql.lit(`${usage}%`)} and (${sql.join(anyPart, sql` or `)})
        and near.distance <= ${MOST_DIFFERENT}
      group by 1 order by 2, 1 desc limit ${limit}`);
  }
}
