import { Migration } from '@mikro-orm/migrations';

export class AnswersOfPeople20261130103000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- A line that says 'declined' did not tell whether the seller had done so, or somebody else got the item. The latter is
      -- said at about the time of the other one's deal, or once the item is sold.
      update messaging.messages line set offer = line.offer || '{"taken": true}'
      from messaging.offers lost
      where lost.status = 'declined' and line.conversation_id = lost.conversation_id and line.kind = 'offer'
        and line.sender_id = lost.seller_id and line.offer ->> 'id' = lost.id::text and line.offer ->> 'event' = 'declined'
        and (
          exists (
            select from messaging.conversations talk
            join messaging.messages deal on deal.conversation_id = talk.id and deal.kind = 'offer'
              and deal.offer ->> 'event' = 'accepted'
            where talk.listing_id = lost.listing_id and talk.id <> lost.conversation_id
              and deal.created_at between line.created_at - interval '10 minutes' and line.created_at + interval '1 minute'
          ) or exists (
            select from catalog.sales sale
            where sale.listing_id = lost.listing_id
              and sale.sold_at between line.created_at - interval '10 minutes' and line.created_at));

      -- What the product said in somebody's name was taken for an answer of theirs, or for the question. What people have said
      -- since within thirty days is measured anew by the job.
      delete from messaging.first_answers measured
      using messaging.messages asked, lateral (
        select kind, offer from messaging.messages
        where conversation_id = asked.conversation_id and sender_id <> asked.sender_id and not automatic
        order by seq limit 1
      ) counted
      where asked.conversation_id = measured.conversation_id and asked.seq = 1 and (
        asked.kind not in ('text', 'image')
        or counted.kind in ('meetup', 'order')
        or counted.kind = 'offer'
          and (counted.offer ->> 'event' not in ('countered', 'accepted', 'declined') or counted.offer -> 'taken' is not null));
    `);
  }
}
