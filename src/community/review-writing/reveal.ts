import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { reviewsPage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { DealNotices, dealSubject } from '../deals/deal-notices.js';
import { Ratings } from '../ratings/ratings.js';

interface Told {
  saleId: string;
  title: string;
  people: string[];
  /** Whom something was written about. */
  subjects: string[];
}

/** Shows the reviews of a deal to everybody, all of them at once. Within the caller's transaction, behind its lock. */
@Injectable()
export class Reveal {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly ratings: Ratings,
    private readonly notices: DealNotices,
    private readonly clock: Clock,
  ) {}

  async ifBothWrote(saleId: string): Promise<void> {
    const now = this.clock.now();
    const shown = await this.db.rows(sql`
      update community.reviews set shown_at = ${now}
      where sale_id = ${saleId} and shown_at > ${now}
        and (select count(*) from community.reviews where sale_id = ${saleId}) = 2
      returning id`);
    if (shown.length > 0) await this.told([saleId]);
  }

  /**
   * They are shown by now: counts them, and tells the two. A deal of which nobody wrote is done with; whoever was asked
   * is no longer.
   */
  async told(saleIds: readonly string[]): Promise<void> {
    const deals = await this.db.rows(sql<Told>`
      with told as (
        update community.deals set told_at = ${this.clock.now()}
        where sale_id = any(${saleIds}::uuid[]) and told_at is null
        returning sale_id, title, seller_id, buyer_id
      )
      select sale_id as "saleId", title, to_json(array_remove(array[seller_id, buyer_id], null)) as people,
        (select coalesce(json_agg(subject_id), '[]') from community.reviews
          where sale_id = told.sale_id and removed_at is null) as subjects
      from told order by sale_id`);
    await this.ratings.settle(deals.map(({ saleId }) => saleId));
    for (const deal of deals) await this.tell(deal);
  }

  /** Who was reviewed is led to it; who alone wrote, to what they wrote. */
  private async tell({ saleId, title, people, subjects }: Told): Promise<void> {
    await this.notices.unask(people, saleId);
    const [anybody] = subjects;
    if (!anybody) return;
    for (const personId of people) {
      const subject = subjects.includes(personId) ? personId : anybody;
      const link = pathTo(reviewsPage.path, subject);
      const notice = { kind: 'review', code: 'reviews-revealed', params: { title }, link } as const;
      await this.commands.execute(
        new NotifyPerson(personId, notice, { subject: dealSubject(saleId, 'shown') }),
      );
    }
  }
}
