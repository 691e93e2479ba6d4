import { Migration } from '@mikro-orm/migrations';

export class OfferQuestions20261122014550 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- "Is $N your offer?": what a message may have meant, asked of nobody but its sender.
      alter table messaging.messages
        add column asked_cents int check (asked_cents > 0 and asked_cents < 100000000),
        add column asked_status text check (asked_status in ('open', 'yes', 'no', 'replaced')),
        add constraint messages_asked check ((asked_cents is null) = (asked_status is null));
      -- One question at a time: the newest price is the one that is meant.
      create unique index messages_asked_open
        on messaging.messages (conversation_id, sender_id) where asked_status = 'open';
    `);
  }
}
