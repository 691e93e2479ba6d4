import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { PHONE_CODE_LIMITS } from '#contract/accounts/phone';
import { SessionExpired } from '#platform/auth/auth.errors';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { isoSql } from '#platform/persistence/iso.sql';
import { CodeSender } from '../phone-senders/code-sender.js';
import type { PhoneState } from './phone.dto.js';

const { tries } = PHONE_CODE_LIMITS;

export class ReadPhoneState extends Query<PhoneState> {
  constructor(readonly profileId: string) {
    super();
  }
}

@QueryHandler(ReadPhoneState)
export class ReadPhoneStateHandler implements IQueryHandler<ReadPhoneState> {
  constructor(
    private readonly db: Database,
    private readonly sender: CodeSender,
    private readonly clock: Clock,
  ) {}

  async execute({ profileId }: ReadPhoneState): Promise<PhoneState> {
    const state = await this.db.first(sql<Omit<PhoneState, 'possible'>>`
      select profile.phone,
        ${isoSql('phone_confirmed_at')} as "confirmedAt",
        case when code.profile_id is not null then json_build_object(
          'state', case when refused_at is not null then 'refused' when sent_at is null then 'on-its-way' else 'sent' end,
          'to', code.phone, 'triesLeft', ${tries}::int - tries,
          'expiresAt', ${isoSql('expires_at')}
        ) end as code
      from identity.profiles profile
      left join identity.phone_codes code on code.profile_id = profile.id and tries < ${tries}
        and expires_at > ${this.clock.now()} and phone_confirmed_at is null
      where profile.id = ${profileId}`);
    if (!state) throw new SessionExpired();
    return { ...state, possible: this.sender.available };
  }
}
