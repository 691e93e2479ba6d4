import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { MergeSubjects } from '../notifications.contract.js';
import { isLeading, saying } from './told-of-one.js';

@CommandHandler(MergeSubjects)
export class MergeSubjectsHandler implements ICommandHandler<MergeSubjects> {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
  ) {}

  /** With the people, each statement finds what it needs in the index of their subjects. */
  async execute({ personIds, merged }: MergeSubjects): Promise<void> {
    if (merged.length === 0) return;
    const pairs = sql`unnest(${merged.map(({ gone }) => gone)}::text[], ${merged.map(({ kept }) => kept)}::text[])
      as pair (gone, kept)`;
    const theirs = sql`person_id = any(${personIds}::uuid[])`;
    const twins = sql`
      from ${pairs}
      join (select * from notifications.notices where ${theirs}) old on old.subject = pair.gone
      join (select * from notifications.notices where ${theirs}) twin on twin.person_id = old.person_id and twin.subject = pair.kept`;
    // Mailed or not goes with what is said: a mail about what had been read before is none about this.
    await this.db.rows(sql`
      update notifications.notices kept set ${saying('other')}, mailed_at = other.mailed_at,
        counted_at = other.counted_at, mail_waits = other.mail_waits, held_until = other.held_until
      from (select twin.id as twin_id, old.* ${twins} where ${isLeading('old', 'twin')}) other
      where kept.id = other.twin_id`);
    const merging = await this.db.rows(sql<{ personId: string }>`
      delete from notifications.notices where id in (select old.id ${twins}) returning person_id as "personId"`);
    await this.db.rows(sql`
      update notifications.notices set subject = pair.kept from ${pairs} where ${theirs} and subject = pair.gone`);
    for (const personId of new Set(merging.map((notice) => notice.personId)))
      this.realtime.toPerson(personId, 'notifications.changed', {});
  }
}
