import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { SavedSearchNotFound, SearchLinkUnknown } from './saved-search.errors.js';

export class DeleteSearch extends Command<void> {
  constructor(
    readonly personId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteSearch)
export class DeleteSearchHandler implements ICommandHandler<DeleteSearch> {
  constructor(private readonly db: Database) {}

  async execute({ personId, id }: DeleteSearch): Promise<void> {
    const gone = await this.db.first(sql`
      delete from catalog.saved_searches where id = ${id} and person_id = ${personId} returning id`);
    if (!gone) throw new SavedSearchNotFound();
  }
}

/** Its person has looked at what it found: none of it is new any more. */
export class SeeSearch extends Command<void> {
  constructor(
    readonly personId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(SeeSearch)
export class SeeSearchHandler implements ICommandHandler<SeeSearch> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, id }: SeeSearch): Promise<void> {
    const seen = await this.db.first(sql`
      update catalog.saved_searches set seen_at = ${this.clock.now()}
      where id = ${id} and person_id = ${personId} returning id`);
    if (!seen) throw new SavedSearchNotFound();
  }
}

/** The address of a guest says yes, to this search and the others of theirs. Answers what they are called. */
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
      update catalog.saved_searches search set email_confirmed_at = coalesce(search.email_confirmed_at, ${this.clock.now()})
      from catalog.saved_searches asked
      where asked.confirm_token = ${token} and asked.email is not null
        and search.person_id = asked.person_id and search.email = asked.email
      returning search.name`);
    if (confirmed.length === 0) throw new SearchLinkUnknown();
    return confirmed.map(({ name }) => name);
  }
}

/** Whoever holds the link of a mail gets no more of what it told of; the searches are paused. Answers their names. */
export class StopSearchMails extends Command<string[]> {
  constructor(readonly tokens: readonly string[]) {
    super();
  }
}

@CommandHandler(StopSearchMails)
export class StopSearchMailsHandler implements ICommandHandler<StopSearchMails> {
  constructor(private readonly db: Database) {}

  async execute({ tokens }: StopSearchMails): Promise<string[]> {
    const stopped = await this.db.rows(sql<{ name: string }>`
      update catalog.saved_searches set active = false where stop_token = any(${tokens}::text[]) returning name`);
    if (stopped.length === 0) throw new SearchLinkUnknown();
    return stopped.map(({ name }) => name);
  }
}
