import { Migration } from '@mikro-orm/migrations';

export class Credits20261122175000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Whose credits an entry counts: a person's, or one of the two ends they come from and go to.
      create table monetization.credit_accounts (
        id bigint generated always as identity primary key,
        -- Null once they have left: from then on the number leads to nobody.
        person_id uuid unique,
        purpose text unique check (purpose in ('issued', 'spent')),
        -- Where a guest's credits went when they became a member; what is taken back later is taken there.
        joined_into bigint references monetization.credit_accounts,
        check (person_id is null or purpose is null)
      );
      create index credit_accounts_joined on monetization.credit_accounts (joined_into) where joined_into is not null;
      insert into monetization.credit_accounts (purpose) values ('issued'), ('spent');

      create table monetization.credit_transfers (
        id uuid primary key,
        -- What makes a transfer happen once. Only its hash: keys may name people.
        key_hash bytea not null unique,
        kind text not null check (
          kind in ('referral', 'welcome', 'plan', 'reward', 'granted', 'boost', 'taken-back', 'brought-along')
        ),
        -- What it paid for.
        thing_id uuid,
        made_at timestamptz not null
      );

      create table monetization.credit_entries (
        id bigint generated always as identity primary key,
        transfer_id uuid not null references monetization.credit_transfers,
        account_id bigint not null references monetization.credit_accounts,
        credits int not null check (credits <> 0),
        -- Held until then; null for what never was.
        spendable_from timestamptz,
        made_at timestamptz not null
      );
      create index credit_entries_account on monetization.credit_entries (account_id, made_at desc, transfer_id desc)
        include (credits, spendable_from);
      create index credit_entries_transfer on monetization.credit_entries (transfer_id) include (credits);

      create function monetization.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
      end $$;
      create trigger only_added_to before update or delete or truncate on monetization.credit_transfers
        for each statement execute function monetization.refuse_change();
      create trigger only_added_to before update or delete or truncate on monetization.credit_entries
        for each statement execute function monetization.refuse_change();
      create trigger only_added_to before delete or truncate on monetization.credit_accounts
        for each statement execute function monetization.refuse_change();

      -- An account may lose its person and never gets another; what it was for stays, and where it was emptied into.
      create function monetization.keep_account() returns trigger language plpgsql as $$
      begin
        if new.person_id is distinct from old.person_id and new.person_id is not null
          or new.purpose is distinct from old.purpose
          or new.joined_into is distinct from old.joined_into and old.joined_into is not null
        then raise exception 'An account stays whose it is' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      create trigger stays_whose_it_is before update on monetization.credit_accounts
        for each row execute function monetization.keep_account();

      -- What one account gets, others give.
      create function monetization.check_transfer() returns trigger language plpgsql as $$
      declare
        transfer uuid := to_jsonb(new) ->> case tg_table_name when 'credit_transfers' then 'id' else 'transfer_id' end;
      begin
        if not exists (
          select from monetization.credit_entries where transfer_id = transfer having count(*) > 1 and sum(credits) = 0
        ) then raise exception 'A transfer gives what it takes' using errcode = 'check_violation';
        end if;
        return null;
      end $$;
      create constraint trigger gives_what_it_takes after insert on monetization.credit_transfers
        deferrable initially deferred for each row execute function monetization.check_transfer();
      create constraint trigger gives_what_it_takes after insert on monetization.credit_entries
        deferrable initially deferred for each row execute function monetization.check_transfer();

      -- Also for who replicates.
      alter table monetization.credit_transfers enable always trigger only_added_to;
      alter table monetization.credit_transfers enable always trigger gives_what_it_takes;
      alter table monetization.credit_entries enable always trigger only_added_to;
      alter table monetization.credit_entries enable always trigger gives_what_it_takes;
      alter table monetization.credit_accounts enable always trigger only_added_to;
      alter table monetization.credit_accounts enable always trigger stays_whose_it_is;
    `);
  }
}
