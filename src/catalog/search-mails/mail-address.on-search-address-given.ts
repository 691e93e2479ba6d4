import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { confirmSearchPage } from '#contract/pages/catalog';
import { ProductSettings } from '#platform/config/product.settings';
import { mailLayout } from '#platform/mail/mail-layout';
import { Mailer } from '#platform/mail/mailer';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { Words } from '#platform/words/words';
import { LanguageOf } from '../../identity/identity.contract.js';
import { SearchAddressGiven } from '../saved-searches/search-address-given.js';

/**
 * Asks the address a guest gave whether it wants what the search finds; until it says yes, nothing else goes there. A
 * question that another address has taken the place of is not sent: each one was counted for its own address.
 */
@Injectable()
@ReactsTo(SearchAddressGiven, { lane: 'outside' })
export class MailAddressOnSearchAddressGiven implements Reaction<SearchAddressGiven> {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async react({ searchId, token }: SearchAddressGiven, { signal }: ReactionContext): Promise<void> {
    const search = await this.db.first(sql<{ name: string; email: string; personId: string }>`
      select search.name, email, person_id as "personId"
      from catalog.saved_searches search join catalog.search_addresses address using (person_id, email)
      where search.id = ${searchId} and address.confirm_token = ${token} and address.confirmed_at is null`);
    if (!search) return;
    const { BRAND_NAME: brandName, publicUrl } = this.settings;
    const language = await this.queries.execute(new LanguageOf(search.personId));
    const t = this.words.in(language);
    const heading = t('search-mails:confirm.heading');
    const layout = mailLayout({
      brandName,
      language,
      heading,
      paragraphs: [t('search-mails:confirm.text', { name: search.name })],
      button: {
        label: t('search-mails:confirm.button'),
        url: `${publicUrl}${confirmSearchPage.path}?token=${token}`,
      },
      footer: t('search-mails:confirm.footer'),
    });
    await this.mailer.send({ to: search.email, subject: heading, ...layout }, signal);
  }
}
