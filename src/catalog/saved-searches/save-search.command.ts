import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { DAY_MINUTES, HOUR_MINUTES } from '#contract/time';
import type { SignedIn } from '#platform/auth/actor';
import { newSecretToken } from '#platform/auth/secret-token';
import { Clock } from '#platform/config/clock';
import { mailboxOf } from '#platform/config/mail-address';
import { InvalidInput } from '#platform/http/http.errors';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';
import { wordsOf } from '../search-words/search-terms.js';
import type { SavedSearchBody, SavedSearchId } from './saved-search.dto.js';
import {
  SavedSearchLimitReached,
  SavedSearchMeaningless,
  SavedSearchNotFound,
} from './saved-search.errors.js';
import { consentOf, forgetUnnamed, nameAddress, searchesLock } from './search-address.sql.js';
import { SearchAddressGiven } from './search-address-given.js';
import { forgetFoundOtherwise, matchingOf } from './search-matching.sql.js';

/** Keeps a search, or changes the one of this id: what is published from now on and fits it is told to its person. */
export class SaveSearch extends Command<SavedSearchId> {
  constructor(
    readonly person: SignedIn,
    readonly search: SavedSearchBody,
    readonly id: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(SaveSearch)
export class SaveSearchHandler implements ICommandHandler<SaveSearch> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ person, search, id: known }: SaveSearch): Promise<SavedSearchId> {
    const { q, category, condition, minPrice, maxPrice, location } = search;
    // Everything costs nothing at least; what costs nothing at most is free.
    const asked = [
      wordsOf(q ?? '').length > 0,
      category,
      condition,
      minPrice,
      maxPrice === 0 || maxPrice,
      location,
    ];
    if (!asked.some(Boolean)) throw new SavedSearchMeaningless();
    const email = addressOf(person, search);
    // A paused search has nothing to mail, so nobody is asked.
    const asks = email !== null && search.active !== false && !(await this.isConfirmed(person.id, email));
    if (asks) await this.spendMail(person, email);
    return this.em.transactional(async () => {
      await this.db.lock(searchesLock(person.id));
      if (!known) await this.assertRoom(person.id);
      const id = known ?? uuid();
      await this.store(id, person.id, search, { email, isNew: !known });
      const address = email === null ? undefined : await this.db.first(nameAddress(person.id, email));
      await this.db.rows(forgetUnnamed(person.id));
      if (!asks || !address || address.confirmed) return { id, confirming: false };
      this.outbox.raise(new SearchAddressGiven(id, address.token), id);
      return { id, confirming: true };
    });
  }

  private async store(
    id: string,
    personId: string,
    search: SavedSearchBody,
    { email, isNew }: { email: string | null; isNew: boolean },
  ): Promise<void> {
    const { name, frequency, active = true, q, category, condition, location } = search;
    const now = this.clock.now();
    const matching = matchingOf(search);
    const stored = await this.db.first(
      isNew
        ? sql`
          insert into catalog.saved_searches (id, person_id, name, email, stop_token, frequency, active, query, category,
            condition, location, words, min_cents, max_cents, place_words, anchors, created_at, seen_at)
          select ${id}, ${personId}, ${name}, ${email}, ${newSecretToken()}, ${frequency}, ${active}, ${q || null},
            ${category ?? null}, ${condition ?? null}, ${location || null}, words, min_cents, max_cents, place_words,
            anchors, ${now}::timestamptz, ${now}::timestamptz
          from (${matching}) matching returning id`
        : sql`
          with matching as (${matching}), forgotten as (${forgetFoundOtherwise(id, personId)})
          update catalog.saved_searches set name = ${name}, frequency = ${frequency}, active = ${active},
            email = ${email}, query = ${q || null}, category = ${category ?? null}, condition = ${condition ?? null},
            location = ${location || null}, words = matching.words, min_cents = matching.min_cents,
            max_cents = matching.max_cents, place_words = matching.place_words, anchors = matching.anchors
          from matching
          where saved_searches.id = ${id} and person_id = ${personId} returning saved_searches.id`,
    );
    if (stored) return;
    const own = await this.db.first(sql`
      select from catalog.saved_searches where id = ${id} and person_id = ${personId}`);
    throw isNew || own ? new SavedSearchMeaningless() : new SavedSearchNotFound();
  }

  private async assertRoom(personId: string): Promise<void> {
    const row = await this.db.first(sql<{ count: number }>`
      select count(*)::int as count from catalog.saved_searches where person_id = ${personId}`);
    if (row && row.count >= SAVED_SEARCH_LIMITS.perPerson) throw new SavedSearchLimitReached();
  }

  /** By a link that was mailed there, for this or another search of theirs. */
  private async isConfirmed(personId: string, email: string): Promise<boolean> {
    return (await this.db.first(consentOf(personId, email))) !== undefined;
  }

  /** Nobody's mailbox is to be filled by somebody else. */
  private async spendMail({ address }: SignedIn, email: string): Promise<void> {
    const { confirmationsPerAddressADay, confirmationsPerClientAnHour } = SAVED_SEARCH_LIMITS;
    await this.limits.spend(
      {
        rule: 'catalog.search-address',
        key: mailboxOf(email),
        limit: confirmationsPerAddressADay,
        windowMinutes: DAY_MINUTES,
      },
      {
        rule: 'catalog.search-address-client',
        key: address,
        limit: confirmationsPerClientAnHour,
        windowMinutes: HOUR_MINUTES,
      },
    );
  }
}

/** Of a guest; a member's mails go to the address of their account. */
function addressOf({ kind }: SignedIn, { email }: SavedSearchBody): string | null {
  if (kind === 'member') return null;
  if (!email) throw new InvalidInput([{ field: 'email', code: 'search-email-required' }]);
  return email;
}
