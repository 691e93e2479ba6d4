import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { PARTNERSHIPS } from '#contract/monetization/partnerships';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { Logos } from './logos.js';
import type { PartnershipBody, PartnershipId } from './partnership.dto.js';
import { Partnership } from './partnership.entity.js';
import { TooManyPartnerships } from './partnership.errors.js';

export class MakePartnership extends Command<PartnershipId> {
  constructor(
    readonly admin: SignedIn,
    readonly words: PartnershipBody,
  ) {
    super();
  }
}

@CommandHandler(MakePartnership)
export class MakePartnershipHandler implements ICommandHandler<MakePartnership> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly logos: Logos,
    private readonly clock: Clock,
  ) {}

  execute({ admin, words }: MakePartnership): Promise<PartnershipId> {
    return this.em.transactional(async (em) => {
      await this.assertRoom();
      const { logoId = null, isActive = true, requirements = null } = words;
      const partnership = Partnership.agreed({ ...words, isActive, requirements }, false, this.clock.now());
      await this.logos.change(partnership, logoId, admin.id);
      em.persist(partnership);
      return { id: partnership.id };
    });
  }

  /** Counted behind a lock, or two that are made at once would both find room. */
  private async assertRoom(): Promise<void> {
    await this.db.lock('monetization.partnerships');
    const row = await this.db.first(
      sql<{ count: number }>`select count(*)::int as count from monetization.brand_partnerships`,
    );
    if (row && row.count >= PARTNERSHIPS.most) throw new TooManyPartnerships();
  }
}
