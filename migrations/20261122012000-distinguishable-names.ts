import { Migration } from '@mikro-orm/migrations';

export class DistinguishableNames20261122012000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a username looks like (skeletonOf in libs/contract/names.ts). Of members from before who look alike, only the
      -- first has one.
      alter table identity.profiles add column username_skeleton text;
      update identity.profiles profile set username_skeleton = first.skeleton
      from (
        select distinct on (skeleton) id, skeleton
        from (
          select id, created_at,
            replace(replace(lower(translate(username, 'I10O', 'lloo')), 'rn', 'm'), 'vv', 'w') as skeleton
          from identity.profiles where username is not null
        ) looks
        order by skeleton, created_at, id
      ) first
      where profile.id = first.id;
      create unique index profiles_username_skeleton on identity.profiles (username_skeleton);
    `);
  }
}
