import { Migration } from '@mikro-orm/migrations';

export class RefreshTokenSuccessors20261122011100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a token was traded for; the successors of one token are those that name it.
      alter table identity.refresh_tokens add column predecessor text, add column revoked_at timestamptz;
      create index refresh_tokens_predecessor on identity.refresh_tokens (predecessor);
    `);
  }
}
