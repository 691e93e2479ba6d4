import { Migration } from '@mikro-orm/migrations';

export class FirstAnswers20261122136000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- How long somebody let the other side of a conversation wait for their first answer.
      create table messaging.first_answers (
        conversation_id uuid primary key references messaging.conversations on delete cascade,
        answerer_id uuid not null,
        asked_at timestamptz not null,
        seconds int not null
      );
      create index first_answers_answerer on messaging.first_answers (answerer_id, asked_at desc);
      create index conversations_newest on messaging.conversations (created_at);

      -- What a seller has on sale, a page at a time.
      create index listings_of_seller on catalog.listings (seller_id, created_at desc, id desc) where status = 'active';
    `);
  }
}
