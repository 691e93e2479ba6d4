import { Migration } from '@mikro-orm/migrations';

export class DraftedDrafts20261122163000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Where a draft's fields come from, what is not sure of them, and what its person said or wrote for it.
      alter table catalog.drafts
        add column origins jsonb not null default '[]',
        add column questions jsonb not null default '[]',
        add column audio_id uuid,
        add column prompt text;
    `);
  }
}
