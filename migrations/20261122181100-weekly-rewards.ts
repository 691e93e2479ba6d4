import { Migration } from '@mikro-orm/migrations';

export class WeeklyRewards20261122181100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What was listed in a week of the posting challenge. Counted is what is told apart by its title.
      create table monetization.week_listings (
        listing_id uuid primary key,
        person_id uuid not null,
        week_start date not null,
        likeness text not null,
        published_at timestamptz not null,
        deleted_at timestamptz
      );
      create index week_listings_week on monetization.week_listings (week_start, person_id, likeness) include (deleted_at);
      create index week_listings_person on monetization.week_listings (person_id, week_start) include (likeness, deleted_at);

      -- Weeks in which something was listed. One that is not closed has rewards to be given once it is over.
      create table monetization.reward_weeks (
        week_start date primary key,
        closed_at timestamptz
      );

      -- Who reached the goal of a week, and was given what that earns.
      create table monetization.user_rewards (
        person_id uuid not null,
        week_start date not null,
        listings_count int not null,
        rewarded_at timestamptz not null,
        primary key (person_id, week_start)
      );
    `);
  }
}
