import { Migration } from '@mikro-orm/migrations';

export class Onboarding20261122133300 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- How far somebody has come in the introduction, and what they want to learn about.
      create table identity.onboardings (
        person_id uuid primary key references identity.profiles on delete cascade,
        step int not null check (step between 1 and 4),
        interests text[] not null default '{}',
        completed_at timestamptz,
        changed_at timestamptz not null
      );

      -- Whoever is here already knows their way around.
      update identity.profiles set onboarding_completed = true;
    `);
  }
}
