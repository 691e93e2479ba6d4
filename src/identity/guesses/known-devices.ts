import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { hashOf, newSecretToken } from '#platform/auth/secret-token';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';

export const DEVICE_DAYS = 180;
/** On one browser, one for each account that was used there last. */
const TOKENS = 5;
/** Of one account. */
const DEVICES = 20;

/**
 * The browsers that have signed in to an account. A browser has a token of its own for each account: one that was
 * planted there by somebody else never becomes known for another.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** The hash of the token that is known for this account, or null. Asks the same for nobody's account. */
  async find(profileId: string | undefined, tokens: readonly string[]): Promise<string | null> {
    if (tokens.length === 0) return null;
    const known = await this.db.first(sql<{ hash: string }>`
      select hash from identity.known_devices
      where profile_id = ${profileId ?? null}::uuid and hash = any(${tokens.map(hashOf)}::text[])
        and seen_at > ${this.oldest()} limit 1`);
    return known?.hash ?? null;
  }

  /** Whose accounts a browser with these tokens is known for. */
  async peopleOf(tokens: readonly string[]): Promise<string[]> {
    if (tokens.length === 0) return [];
    const people = await this.db.rows(sql<{ id: string }>`
      select distinct profile_id as id from identity.known_devices
      where hash = any(${tokens.map(hashOf)}::text[]) and seen_at > ${this.oldest()}`);
    return people.map(({ id }) => id);
  }

  /** Makes a browser known for an account that was just entered, and answers the tokens it holds from now on. */
  async remember(profileId: string, tokens: readonly string[]): Promise<string[]> {
    const hash = await this.find(profileId, tokens);
    const own = tokens.find((token) => hashOf(token) === hash) ?? newSecretToken();
    await this.db.rows(sql`
      with seen as (
        insert into identity.known_devices (profile_id, hash, seen_at)
        values (${profileId}, ${hashOf(own)}, ${this.clock.now()})
        on conflict (profile_id, hash) do update set seen_at = excluded.seen_at
      )
      delete from identity.known_devices where profile_id = ${profileId} and hash = any(array(
        select hash from identity.known_devices where profile_id = ${profileId}
        order by seen_at desc offset ${DEVICES - 1}))
        and hash <> ${hashOf(own)}`);
    return [own, ...tokens.filter((token) => token !== own)].slice(0, TOKENS);
  }

  /** An account has a new password: only the browser that gave it stays known. */
  async forget(profileId: string, exceptTokens: readonly string[] = []): Promise<void> {
    await this.db.rows(sql`
      delete from identity.known_devices
      where profile_id = ${profileId} and hash <> all(${exceptTokens.map(hashOf)}::text[])`);
  }

  async forgetUnused(): Promise<void> {
    await this.db.rows(sql`delete from identity.known_devices where seen_at < ${this.oldest()}`);
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - DEVICE_DAYS * DAY_MS);
  }
}
