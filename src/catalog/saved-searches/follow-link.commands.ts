import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { SearchLinkUnknown } from './saved-search.errors.js';

/** The address of a guest says yes, to all searches of theirs that name it. Answers what they are called. */
export class ConfirmSearchAddress extends Command<string[]> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(ConfirmSearchAddress)
export class ConfirmSearchAddressHandler implements ICommandHandler<ConfirmSearchAddress> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: ConfirmSearchAddress): Promise<string[]> {
    const confirmed = await this.db.rows(sql<{ name: string }>`
      with address as (
        update catalog.search_addresses set confirmed_at = coalesce(confirmed_at, ${this.clock.now()})
        where confirm_token = ${token} returning person_id, email
      )
      select search.name from catalog.saved_searches search join address using (person_id, email)
      order by search.created_at, search.id`);
    if (confirmed.length === 0) throw new SearchLinkUnknown();
    return confirmed.map(({ name }) => name);
  }
}

/**
 * Whoever holds the link of a mail gets no more of what it told of: the searches are paused. An address that a guest gave
 * gets nothing more of that guest's before it says yes again, whatever they do with their searches; a member's mails go to
 * their own address, and they may switch them on again themselves. Answers the names of what is mailed no longer.
 */
export class StopSearchMails extends Command<string[]> {
  constructor(readonly tokens: readonly string[]) {
    super();
  }
}

@CommandHandler(StopSearchMails)
export class StopSearchMailsHandler implements ICommandHandler<StopSearchMails> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
  ) {}

  async execute({ tokens }: StopSearchMails): Promise<string[]> {
    const given = sql`any(${tokens}::text[])`;
    const stopped = await this.em.transactional(async () => {
      await this.db.rows(sql`update catalog.saved_searches set active = false where stop_token = ${given}`);
      const addresses = await this.db.rows(sql<{ token: string }>`
        update catalog.search_addresses set confirmed_at = null, confirm_token = null
        where stop_token = ${given} or (person_id, email) in (
          select person_id, email from catalog.saved_searches where stop_token = ${given})
        returning stop_token as token`);
      const silent = addresses.map(({ token }) => token);
      return this.db.rows(sql<{ name: string }>`
        select search.name from catalog.saved_searches search
        left join catalog.search_addresses address using (person_id, email)
        where search.stop_token = ${given} or address.stop_token = any(${silent}::text[])
        order by search.created_at, search.id`);
    });
    if (stopped.length === 0) throw new SearchLinkUnknown();
    return stopped.map(({ name }) => name);
  }
}
