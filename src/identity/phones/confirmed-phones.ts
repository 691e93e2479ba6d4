import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { dialable } from '#contract/accounts/phone';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { PhoneSettings } from '../phone-senders/phone.settings.js';
import { Profile } from '../profiles/profile.entity.js';
import { PhoneCodeGone } from './phone.errors.js';
import { PhoneCodes, type TriedCode } from './phone-codes.js';

/** Which numbers are whose: one number is one person's badge, of who read a code there last. */
@Injectable()
export class ConfirmedPhones {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly codes: PhoneCodes,
    private readonly clock: Clock,
    private readonly settings: PhoneSettings,
  ) {}

  /** In a transaction. @throws PhoneCodeGone when the number, or the code, is another one by now */
  async confirm(id: string, { requestId, phone }: TriedCode): Promise<void> {
    // Two people with one number take turns; and all rows at once, in one order.
    await this.db.lock(`identity.phone:${phone}`);
    await this.db.rows(sql`
      select id from identity.profiles where id = ${id} or confirmed_phone = ${phone} order by id for update`);
    const profile = await this.em.findOne(Profile, id, { refresh: true });
    const current = profile?.phone && dialable(profile.phone, this.settings.PHONE_COUNTRY_CODE);
    if (!profile || current !== phone || !(await this.codes.use(requestId, id))) throw new PhoneCodeGone();
    await this.db.rows(sql`
      update identity.profiles set confirmed_phone = null, phone_confirmed_at = null
      where confirmed_phone = ${phone} and id <> ${id}`);
    profile.confirmPhone(phone, this.clock.now());
  }
}
