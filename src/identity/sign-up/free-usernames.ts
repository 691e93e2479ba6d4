import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { skeletonOf } from '#contract/accounts/names';
import { PEOPLE_LIMITS } from '#contract/people';
import { Database } from '#platform/persistence/database';

/** Usernames that nobody has, whatever their case, and that look like nobody's. */
@Injectable()
export class FreeUsernames {
  constructor(private readonly db: Database) {}

  async isFree(username: string): Promise<boolean> {
    return (await this.among([username], 1)).length === 1;
  }

  /** Up to three that start like `base`. */
  like(base: string): Promise<string[]> {
    return this.among(variantsOf(base), PEOPLE_LIMITS.suggestedUsernames);
  }

  private async among(candidates: string[], count: number): Promise<string[]> {
    const rows = await this.db.rows(sql<{ name: string }>`
      select name
      from unnest(${candidates}::text[], ${candidates.map(skeletonOf)}::text[])
        with ordinality as candidate (name, skeleton, place)
      where not exists (select from identity.profiles where lower(username) = lower(name))
        and not exists (select from identity.profiles where username_skeleton = skeleton)
      order by place limit ${count}`);
    return rows.map(({ name }) => name);
  }
}

/** Short numbers first, as people would pick them; then long ones, some of which are always free. */
export function variantsOf(base: string): string[] {
  const short = Array.from({ length: 9 }, (_, at) => `${at + 1}`);
  const long = Array.from(
    { length: PEOPLE_LIMITS.suggestedUsernames },
    () => `_${randomInt(1000, 1_000_000)}`,
  );
  return [...new Set([...short, ...long])].map(
    (ending) => base.slice(0, PEOPLE_LIMITS.usernameMax - ending.length) + ending,
  );
}
