import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { MergeSubjects } from '../notifications.contract.js';

@CommandHandler(MergeSubjects)
export class MergeSubjectsHandler implements ICommandHandler<MergeSubjects> {
  constructor(private readonly db: Database) {}

  async execute({ merged }: MergeSubjects): Promise<void> {
    const pairs = sql`unnest(${merged.map(({ gone }) => gone)}::text[], ${merged.map(({ kept }) => kept)}::text[])
      as pair (gone, kept)`;
    const twins = sql`
      from ${pairs}
      join notifications.notices old on old.subject = pair.gone
      join notifications.notices kept on kept.subject = pair.kept and kept.person_id = old.person_id`;
    await this.db.rows(sql`
      update notifications.notices set read_at = null
      where id in (select kept.id ${twins} where old.read_at is null)`);
    await this.db.rows(sql`delete from notifications.notices where id in (select old.id ${twins})`);
    await this.db.rows(sql`
      update notifications.notices set subject = pair.kept from ${pairs} where subject = pair.gone`);
  }
}
