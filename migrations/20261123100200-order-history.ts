import { Migration } from '@mikro-orm/migrations';

export class OrderHistory20261123100200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What happened, in its order: [{ event, by, at, reason, cause, trackingNumber, words }]. Of those there are, as far as their
      -- times tell.
      alter table monetization.orders add column history jsonb not null default '[]';
      update monetization.orders set history = (
        select coalesce(jsonb_agg(jsonb_build_object('event', event, 'by', side,
          'at', to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', reason, 'cause', cause,
          'trackingNumber', number, 'words', words) order by moment, nth), '[]')
        from (values
          (1, 'requested', 'buyer', case when opened_at is null or opened_at > created_at then created_at end, null, null, null, ''),
          (2, 'opened', case source when 'room' then 'buyer' else 'seller' end, opened_at, null, null, null, ''),
          (3, 'shipped', 'seller', shipped_at, null, null, tracking_number, ''),
          (4, 'reported', 'buyer', reported_at, issue_reason, null, null, issue_text),
          (5, case status when 'refunded' then 'refunded' else 'resolved' end, 'seller', settled_at, null, null, null, issue_answer),
          (6, 'delivered', received_by, delivered_at, null, null, null, ''),
          (7, 'settled', 'buyer', case status when 'refunded' then confirmed_at end, null, null, null, ''),
          (8, status, case status when 'declined' then 'seller' else canceled_by end,
            case when status in ('canceled', 'declined') then closed_at end, null, cancel_cause, null, '')
        ) as happened (nth, event, side, moment, reason, cause, number, words)
        where moment is not null);
    `);
  }
}
