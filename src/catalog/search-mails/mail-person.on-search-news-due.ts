import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { formatPrice } from '#contract/money';
import { listingPage, savedSearchesPage, stopSearchPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import { spokenLanguage } from '#contract/people';
import { ProductSettings } from '#platform/config/product.settings';
import { mailLayout } from '#platform/mail/mail-layout';
import { Mailer } from '#platform/mail/mailer';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { Words } from '#platform/words/words';
import { LanguageOf, MailAddressOf } from '../../identity/identity.contract.js';
import { SearchNewsDue } from './search-news-due.js';

interface Found {
  listingId: string;
  title: string;
  price: number;
  search: string;
  stopToken: string;
  /** Of the address a guest gave. */
  addressToken: string | null;
}

/** One mail about all that is still for sale, with the way to stop it. */
@Injectable()
@ReactsTo(SearchNewsDue, { lane: 'outside' })
export class MailPersonOnSearchNewsDue implements Reaction<SearchNewsDue> {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async react(news: SearchNewsDue, { signal }: ReactionContext): Promise<void> {
    const address = await this.addressOf(news);
    const found = await this.stillThere(news);
    const [first] = found;
    if (!address || !first) return;
    const { BRAND_NAME: brandName, publicUrl } = this.settings;
    const language = spokenLanguage(address.language);
    const t = this.words.in(language);
    const free = t('common:price.free');
    const more = news.total - news.found.length;
    const names = [...new Set(found.map(({ search }) => search))];
    const tokens = found.flatMap(({ stopToken, addressToken }) => [addressToken, stopToken]);
    const stop = `${publicUrl}${stopSearchPage.path}?token=${[...new Set(tokens.filter(Boolean))].join('.')}`;
    const heading =
      found.length + more === 1
        ? t('search-mails:found.one', { title: first.title })
        : t('search-mails:found.heading', { count: found.length + more });
    const lines = found.map(({ listingId, title, price }) => {
      const amount = formatPrice(price, { locale: language, precision: 'short', free });
      return `${title}, ${amount}: ${publicUrl}${pathTo(listingPage.path, listingId)}`;
    });
    const layout = mailLayout({
      brandName,
      language,
      heading,
      paragraphs: more > 0 ? [...lines, t('search-mails:found.more', { count: more })] : lines,
      button: { label: t('search-mails:found.button'), url: publicUrl + savedSearchesPage.path },
      footer: t('search-mails:found.footer', { names: names.join(', '), stop }),
    });
    const headers = {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await this.mailer.send({ to: address.email, subject: heading, ...layout, headers }, signal);
  }

  private async addressOf({ personId, email }: SearchNewsDue) {
    if (email === null) return this.queries.execute(new MailAddressOf(personId));
    return { email, language: await this.queries.execute(new LanguageOf(personId)) };
  }

  /**
   * When the mail server was away, a search may have been paused or look for something else, an address have said stop, or a
   * listing been sold.
   */
  private stillThere({ found, email }: SearchNewsDue): Promise<Found[]> {
    return this.db.rows(sql<Found>`
      select listing.id as "listingId", listing.title, ${usdSql('listing.price_cents')} as price, search.name as search,
        search.stop_token as "stopToken", address.stop_token as "addressToken"
      from unnest(
        ${found.map(({ searchId }) => searchId)}::uuid[], ${found.map(({ listingId }) => listingId)}::uuid[]
      ) with ordinality as given (search_id, listing_id, place)
      join catalog.search_alerts alert on alert.search_id = given.search_id and alert.listing_id = given.listing_id
      join catalog.saved_searches search on search.id = given.search_id and search.active
        and search.email is not distinct from ${email}
      left join catalog.search_addresses address on address.person_id = search.person_id
        and address.email = search.email and address.confirmed_at is not null
      join catalog.listings listing on listing.id = given.listing_id and listing.status = 'active'
      where search.email is null or address.email is not null
      order by given.place`);
  }
}
