import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { newReferralCode } from './referral-code.js';

/** Answers the code of a person, which is made when they first ask. */
export class MakeCode extends Command<string> {
  constructor(readonly personId: string) {
    super();
  }
}

/** Two codes out of 10^11 that are the same happen to nobody; three in a row are a fault. */
const TRIES = 3;

@CommandHandler(MakeCode)
export class MakeCodeHandler implements ICommandHandler<MakeCode> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId }: MakeCode): Promise<string> {
    for (let tried = 0; tried < TRIES; tried++) {
      await this.db.rows(sql`
        insert into monetization.referral_codes (code, person_id, created_at)
        values (${newReferralCode()}, ${personId}, ${this.clock.now()})
        on conflict do nothing`);
      // Whoever asked at the same time may have made it.
      const shown = await this.db.first(sql<{ code: string }>`
        select code from monetization.referral_codes where person_id = ${personId} and shown`);
      if (shown) return shown.code;
    }
    throw new Error('No code is free.');
  }
}
