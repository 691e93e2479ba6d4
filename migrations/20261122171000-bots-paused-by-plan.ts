import { Migration } from '@mikro-orm/migrations';

export class BotsPausedByPlan20261122171000 extends Migration {
  override up(): void {
    this.addSql('alter table messaging.bots add column paused_by_plan boolean not null default false');
  }
}
