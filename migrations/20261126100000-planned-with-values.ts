import { Migration } from '@mikro-orm/migrations';

export class PlannedWithValues20261126100000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- A condition of prepared statements whose plan depends on their values. PostgreSQL decides by cost between a plan
      -- for these values, where this is known to be true and gone, and one plan for all, which would have to call it.
      create function platform.planned_with_values(known boolean) returns boolean
        language plpgsql immutable parallel safe cost 1000000000 as $$
      begin
        return known;
      end $$;
    `);
  }
}
