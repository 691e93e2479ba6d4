import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ImageDescriptor } from '#contract/media';
import { referralCodeOf } from '#contract/monetization/referrals';
import { Database } from '#platform/persistence/database';

export interface Inviting {
  id: string;
  name: string;
  avatar: ImageDescriptor | null;
}

/** Whose a code is. */
@Injectable()
export class Invitations {
  constructor(private readonly db: Database) {}

  /** Null for a code that is nobody's. */
  async whoInvites(text: string): Promise<Inviting | null> {
    const code = referralCodeOf(text);
    if (!code) return null;
    const found = await this.db.first(sql<Inviting>`
      select person.id, person.name, person.avatar
      from monetization.referral_codes code join directory.people person on person.id = code.person_id
      where code.code = ${code} and not person.deleted`);
    return found ?? null;
  }
}
