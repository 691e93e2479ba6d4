import { Migration } from '@mikro-orm/migrations';

export class ViewTimesByHourOfWeek20261130100000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- They have days and hours counted apart, which tell no time zone's days; the next computation counts them together.
      delete from catalog.insights where kind = 'best_time';
    `);
  }
}
