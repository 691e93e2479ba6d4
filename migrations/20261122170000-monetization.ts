import { Migration } from '@mikro-orm/migrations';

export class Monetization20261122170000 extends Migration {
  override up(): void {
    this.addSql('create schema monetization');
  }
}
