import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { KeyedHash } from '#platform/auth/keyed-hash';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { PaymentMarkNoted } from './payment-mark-noted.js';

/** What people pay with, known again and not readable. */
@Injectable()
export class PaymentMarks {
  constructor(
    private readonly db: Database,
    private readonly hashes: KeyedHash,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Within the caller's transaction. Nothing for who has left, and for what cannot be told from others. */
  async note(personId: string | null, mark: string | null): Promise<void> {
    if (!personId || !mark) return;
    const hash = this.hashes.of('monetization.payment-mark', mark);
    const added = await this.db.rows(sql`
      insert into monetization.payment_marks (hash, person_id, noted_at)
      values (${hash}, ${personId}, ${this.clock.now()}) on conflict do nothing returning hash`);
    if (added.length > 0) this.outbox.raise(new PaymentMarkNoted(personId));
  }
}
