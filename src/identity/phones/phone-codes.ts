import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { PHONE_CODE_LIMITS } from '#contract/accounts/phone';
import type { Language } from '#contract/people';
import { MINUTE_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';

const { digits, minutes, tries } = PHONE_CODE_LIMITS;

/** Six digits from a generator nobody can foresee; zeros in front count. */
export const newPhoneCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

export interface WantedCode {
  phone: string;
  language: Language;
}

export interface TriedCode {
  requestId: string;
  phone: string;
  hash: string | null;
  /** Tries that are left after this one. */
  left: number;
}

/** Codes that were asked for: one a person, for so many minutes and tries. */
@Injectable()
export class PhoneCodes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** In the place of the one before. */
  async request(profileId: string, phone: string): Promise<string> {
    const requestId = uuid();
    const expires = new Date(this.clock.now().getTime() + minutes * MINUTE_MS);
    await this.db.rows(sql`
      insert into identity.phone_codes (profile_id, message_id, phone, expires_at)
      values (${profileId}, ${requestId}, ${phone}, ${expires})
      on conflict (profile_id) do update set message_id = excluded.message_id, phone = excluded.phone,
        hash = null, tries = 0, sent_at = null, refused_at = null, expires_at = excluded.expires_at`);
    return requestId;
  }

  /** Where a code is still to be sent; undefined once it was, or nobody waits for it any more. */
  wanted(requestId: string, profileId: string): Promise<WantedCode | undefined> {
    return this.db.first(sql<WantedCode>`
      select code.phone, profile.language
      from identity.phone_codes code join identity.profiles profile on profile.id = code.profile_id
      where profile_id = ${profileId} and message_id = ${requestId} and sent_at is null and refused_at is null
        and expires_at > ${this.clock.now()}`);
  }

  /** Before it is sent: it works from the moment it arrives. False when another was asked for meanwhile. */
  async keep(requestId: string, profileId: string, hash: string | null): Promise<boolean> {
    const kept = await this.db.rows(sql`
      update identity.phone_codes set hash = ${hash}
      where profile_id = ${profileId} and message_id = ${requestId} returning 1`);
    return kept.length > 0;
  }

  async noteSent(requestId: string, profileId: string, how: 'sent' | 'refused'): Promise<void> {
    await this.db.rows(sql`
      update identity.phone_codes set ${sql.ref(`${how}_at`)} = ${this.clock.now()}
      where profile_id = ${profileId} and message_id = ${requestId}`);
  }

  /** The number whose code is waited for. */
  async waitingFor(profileId: string): Promise<string | undefined> {
    const code = await this.db.first(sql<{ phone: string }>`
      select phone from identity.phone_codes where profile_id = ${profileId} and expires_at > ${this.clock.now()}`);
    return code?.phone;
  }

  /** Takes one of the tries, before it is known whether it is right: of many at once no more than those learn anything. */
  takeTry(profileId: string): Promise<TriedCode | undefined> {
    return this.db.first(sql<TriedCode>`
      update identity.phone_codes set tries = tries + 1
      where profile_id = ${profileId} and tries < ${tries} and refused_at is null
        and expires_at > ${this.clock.now()}
      returning message_id as "requestId", phone, hash, ${tries}::int - tries as left`);
  }

  /** Ends a code that was right; false when somebody else did, or another was asked for. In a transaction. */
  async use(requestId: string, profileId: string): Promise<boolean> {
    const used = await this.db.rows(sql`
      delete from identity.phone_codes where profile_id = ${profileId} and message_id = ${requestId} returning 1`);
    return used.length > 0;
  }

  async forgetExpired(): Promise<void> {
    await this.db.rows(sql`delete from identity.phone_codes where expires_at < ${this.clock.now()}`);
  }
}
