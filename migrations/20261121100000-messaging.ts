import { Migration } from '@mikro-orm/migrations';

export class Messaging20261121100000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create schema messaging;

      -- Read copy of everybody who may talk, kept by a reaction to identity's events. Who left stays as "deleted".
      create table messaging.people (
        id uuid primary key,
        kind text not null check (kind in ('member', 'guest')),
        name text not null,
        username text,
        avatar jsonb,
        deleted boolean not null default false,
        changed_at timestamptz not null default '-infinity',
        -- Guests cannot be searched for: their names are no names.
        search text generated always as (
          case when kind = 'member' and not deleted then lower(name || ' ' || coalesce(username, '')) end
        ) stored
      );
      create index people_search on messaging.people using gin (search gin_trgm_ops);
      -- Whoever came before has no event on its way here; on a new database there is nobody.
      insert into messaging.people (id, kind, name, username, avatar, changed_at)
      select id, kind, case kind when 'guest' then 'Guest ' || right(guest_id, 4) else coalesce(full_name, username) end,
        username, avatar, updated_at
      from identity.profiles;

      -- Read copy of the listings that are talked about or have a bot.
      create table messaging.items (
        id uuid primary key,
        seller_id uuid not null,
        title text not null,
        price_cents int not null,
        status text not null check (status in ('active', 'pending', 'removed', 'sold', 'deleted')),
        image jsonb,
        listed_at timestamptz not null,
        changed_at timestamptz not null
      );
      create index items_seller on messaging.items (seller_id);

      -- Two people, about one listing or none. first_id < second_id, so that a pair has one form.
      create table messaging.conversations (
        id uuid primary key,
        first_id uuid not null,
        second_id uuid not null,
        listing_id uuid,
        -- Number of the newest message; messages are numbered without gaps.
        last_seq int not null default 0,
        created_at timestamptz not null,
        check (first_id < second_id),
        unique nulls not distinct (first_id, second_id, listing_id)
      );
      create index conversations_listing on messaging.conversations (listing_id) where listing_id is not null;

      -- One side of a conversation: how far this person received and read, and where it stands in their list.
      create table messaging.participants (
        conversation_id uuid not null references messaging.conversations on delete cascade,
        person_id uuid not null,
        other_id uuid not null,
        delivered_seq int not null default 0,
        read_seq int not null default 0,
        unread int not null default 0,
        last_at timestamptz,
        primary key (conversation_id, person_id)
      );
      create index participants_list
        on messaging.participants (person_id, last_at desc, conversation_id desc) where last_at is not null;
      create index participants_unread on messaging.participants (person_id) where unread > 0;

      create table messaging.messages (
        -- Made by the sender's browser, so that a message sent twice is stored once.
        id uuid primary key,
        conversation_id uuid not null references messaging.conversations on delete cascade,
        seq int not null,
        sender_id uuid not null,
        kind text not null check (kind in ('text', 'image', 'offer')),
        content text not null check (char_length(content) <= 1000),
        images jsonb not null default '[]',
        -- Written by the seller's bot.
        automatic boolean not null default false,
        -- What happened to an offer with this message: { id, event, amount }.
        offer jsonb,
        created_at timestamptz not null,
        -- The sender left; the words are gone, the place in the conversation stays.
        removed_at timestamptz,
        unique (conversation_id, seq)
      );
      create index messages_sender on messaging.messages (sender_id);

      create table messaging.blocks (
        blocker_id uuid not null,
        blocked_id uuid not null,
        created_at timestamptz not null,
        primary key (blocker_id, blocked_id)
      );
      create index blocks_blocked on messaging.blocks (blocked_id);

      -- What was reported, as it was then: the people may go on writing, leave or delete.
      create table messaging.conversation_reports (
        id uuid primary key,
        conversation_id uuid not null,
        reporter_id uuid not null,
        reported_id uuid not null,
        reason text not null,
        details text,
        snapshot jsonb not null,
        status text not null default 'pending' check (status in ('pending', 'reviewed', 'resolved', 'dismissed')),
        created_at timestamptz not null
      );
      create unique index conversation_reports_open
        on messaging.conversation_reports (conversation_id, reporter_id) where status = 'pending';
      create index conversation_reports_newest on messaging.conversation_reports (created_at desc, id desc);

      create table messaging.notifications (
        id uuid primary key,
        person_id uuid not null,
        kind text not null,
        code text not null,
        params jsonb not null default '{}',
        link text,
        -- One unread notification of a subject at a time ('chat:<conversation>'); news of it replaces its words.
        subject text,
        read_at timestamptz,
        -- When a chat's was handed to the mails, whether its person gets mails or not.
        mailed_at timestamptz,
        created_at timestamptz not null
      );
      create index notifications_newest on messaging.notifications (person_id, created_at desc, id desc);
      create index notifications_unread on messaging.notifications (person_id) where read_at is null;
      create unique index notifications_subject
        on messaging.notifications (person_id, subject) where read_at is null and subject is not null;
      create index notifications_to_mail
        on messaging.notifications (created_at) where kind = 'chat_message' and read_at is null and mailed_at is null;
      create index notifications_old on messaging.notifications (created_at) where read_at is not null;

      -- Only what differs from the defaults of libs/contract/notices.
      create table messaging.notification_preferences (
        person_id uuid not null,
        kind text not null,
        in_app boolean not null,
        by_mail boolean not null,
        primary key (person_id, kind)
      );
      create table messaging.notification_sounds (
        person_id uuid primary key,
        sound boolean not null
      );

      create table messaging.offers (
        id uuid primary key,
        conversation_id uuid not null references messaging.conversations on delete cascade,
        listing_id uuid not null,
        seller_id uuid not null,
        buyer_id uuid not null,
        -- The message that made the offer; a message makes one at most.
        message_id uuid not null unique,
        amount_cents int not null check (amount_cents > 0 and amount_cents < 100000000),
        counter_cents int check (counter_cents > 0 and counter_cents < 100000000),
        confidence text not null check (confidence in ('high', 'medium', 'low')),
        method text not null,
        numbers jsonb not null default '[]',
        status text not null
          check (status in ('negotiating', 'countered', 'accepted', 'declined', 'expired', 'withdrawn')),
        expires_at timestamptz not null,
        -- The buyer left a counter unanswered, and the bot has done about it what it was told to.
        followed_up_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      -- A buyer has one open offer for a listing, and a listing one accepted offer.
      create unique index offers_open
        on messaging.offers (listing_id, buyer_id) where status in ('negotiating', 'countered');
      create unique index offers_accepted on messaging.offers (listing_id) where status = 'accepted';
      create index offers_conversation on messaging.offers (conversation_id, created_at desc);
      create index offers_seller on messaging.offers (seller_id, created_at desc, id desc);
      create index offers_buyer on messaging.offers (buyer_id);
      create index offers_expiring on messaging.offers (expires_at) where status in ('negotiating', 'countered');

      create table messaging.bots (
        id uuid primary key,
        listing_id uuid not null unique,
        seller_id uuid not null,
        minimum_cents int not null check (minimum_cents >= 0),
        trigger_condition text not null
          check (trigger_condition in ('below_minimum', 'percentage_below', 'fixed_amount_below')),
        trigger_value numeric(12, 2),
        response_type text not null check (response_type in ('auto_counter', 'auto_reject', 'notify_only')),
        markup_percent int not null check (markup_percent between 0 and 50),
        rejection_message text,
        advanced jsonb not null default '{}',
        status text not null check (status in ('active', 'paused')),
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index bots_seller on messaging.bots (seller_id, created_at desc, id desc);

      create table messaging.bot_interactions (
        id uuid primary key,
        bot_id uuid not null references messaging.bots on delete cascade,
        seller_id uuid not null,
        listing_id uuid not null,
        conversation_id uuid not null,
        buyer_id uuid not null,
        -- None for an answer to a keyword or to silence.
        offer_id uuid,
        action text not null check (action in ('counter_offer', 'reject', 'notify_only', 'reply')),
        offered_cents int,
        response_cents int,
        -- original_message, detected_offer, detection_method, detection_confidence, all_numbers_found, minimum_price, rule
        data jsonb not null,
        created_at timestamptz not null
      );
      create unique index bot_interactions_offer on messaging.bot_interactions (offer_id) where offer_id is not null;
      create index bot_interactions_seller on messaging.bot_interactions (seller_id, created_at desc, id desc);
      create index bot_interactions_bot on messaging.bot_interactions (bot_id, created_at desc, id desc);
      create index bot_interactions_conversation on messaging.bot_interactions (conversation_id);
    `);
  }
}
