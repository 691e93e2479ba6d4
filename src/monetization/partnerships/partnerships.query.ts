import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { PARTNERSHIPS } from '#contract/monetization/partnerships';
import { Database } from '#platform/persistence/database';
import { PerkAccess } from '../rewards/perk-access.js';
import type { KeptPartnership, KeptPartnerships, Perk, Perks } from './partnership.dto.js';

/** What brands offer now; null asks for nobody. */
export class PerksFor extends Query<Perks> {
  constructor(readonly personId: string | null) {
    super();
  }
}

@QueryHandler(PerksFor)
export class PerksForHandler implements IQueryHandler<PerksFor> {
  constructor(
    private readonly db: Database,
    private readonly access: PerkAccess,
  ) {}

  async execute({ personId }: PerksFor): Promise<Perks> {
    const unlocked = personId !== null && (await this.access.of(personId));
    const items = await this.db.rows(sql<Perk>`
      select id, brand_name as "brandName", logo, discount_description as discount, requirements_text as requirements,
        case when ${unlocked}::boolean then coupon_code end as code, is_sample as "isSample"
      from monetization.brand_partnerships where is_active
      order by created_at desc, id limit ${PARTNERSHIPS.shown}`);
    return { unlocked, items };
  }
}

/** All there are, for administrators. */
export class AllPartnerships extends Query<KeptPartnerships> {}

@QueryHandler(AllPartnerships)
export class AllPartnershipsHandler implements IQueryHandler<AllPartnerships> {
  constructor(private readonly db: Database) {}

  async execute(): Promise<KeptPartnerships> {
    const items = await this.db.rows(sql<KeptPartnership>`
      select id, brand_name as "brandName", logo, discount_description as discount, requirements_text as requirements,
        coupon_code as code, is_active as "isActive", is_sample as "isSample", created_at as "createdAt"
      from monetization.brand_partnerships
      order by created_at desc, id limit ${PARTNERSHIPS.most}`);
    return { items };
  }
}
