import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { dashboardPage } from '#contract/pages/catalog';
import { meetupsPage } from '#contract/pages/community';
import { signInPage } from '#contract/pages/identity';
import { pathTo } from '#contract/pages/page';
import { type Actor, isSignedIn, type SignedIn } from '#platform/auth/actor';
import { type OwnListingFacts, type OwnSelling, OwnSellingOf } from '../../catalog/catalog.contract.js';
import {
  type Answer,
  amountIn,
  dayIn,
  listingSource,
  pageSource,
  priceIn,
  type Telling,
  timeIn,
} from './answer.js';
import type { OwnIntent } from './intents.js';
import { NextMeetups } from './next-meetups.js';

/** Answers what people ask about their own things, from what they would see on their pages. */
@Injectable()
export class OwnThings {
  constructor(
    private readonly queries: QueryBus,
    private readonly nextMeetups: NextMeetups,
  ) {}

  async answer(intent: OwnIntent, actor: Actor, telling: Telling): Promise<Answer> {
    const { t } = telling;
    if (!isSignedIn(actor))
      return {
        reply: t('assistant-replies:own.visitor'),
        sources: [pageSource(t, signInPage.path, signInPage.title)],
        known: true,
      };
    if (intent.about === 'meetups') return this.meetups(actor, telling);
    const words = intent.about === 'item' ? intent.words : [];
    const selling = await this.queries.execute(new OwnSellingOf(actor.id, words));
    if (intent.about === 'item') return named(selling, intent.words, telling);
    if (intent.about === 'last-sale') return lastSale(selling, telling);
    const reply = intent.about === 'drafts' ? drafts(selling, telling) : listings(selling, telling);
    return { reply, sources: [dashboard(telling)], known: true };
  }

  private async meetups({ id }: SignedIn, telling: Telling): Promise<Answer> {
    const { t } = telling;
    const { next, count } = await this.nextMeetups.of(id);
    const sources = [pageSource(t, meetupsPage.path, meetupsPage.title)];
    if (!next) return { reply: t('assistant-replies:own.no-meetups'), sources, known: true };
    const other = next.side === 'buyer' ? next.seller : next.buyer;
    const about = t('assistant-replies:own.next-meetup', {
      title: next.listing.title,
      name: other.name || t('meetups:somebody'),
      when: timeIn(telling, next.startsAt, next.timeZone),
      place: next.place.name,
      status: t(`meetups:status.${next.status}`),
    });
    return { reply: `${t('assistant-replies:own.meetups', { count })} ${about}`, sources, known: true };
  }
}

const dashboard = ({ t }: Telling) => pageSource(t, pathTo(dashboardPage.path), dashboardPage.title);

const listings = ({ active, pending, sold }: OwnSelling, { t }: Telling): string =>
  t('assistant-replies:own.listings', { active, pending, sold });

function drafts({ drafts: { count, titles } }: OwnSelling, { t, language }: Telling): string {
  const told = t('assistant-replies:own.drafts', { count });
  if (titles.length === 0) return told;
  const list = new Intl.ListFormat(language).format(titles.map((title) => `“${title}”`));
  return `${told} ${t('assistant-replies:own.latest', { list })}`;
}

function lastSale({ lastSale: sale }: OwnSelling, telling: Telling): Answer {
  const { t } = telling;
  if (!sale) return { reply: t('assistant-replies:own.no-sale'), sources: [dashboard(telling)], known: true };
  const { title, price, soldAt, listingId } = sale;
  const reply = t('assistant-replies:own.last-sale', {
    title,
    price: amountIn(telling, price),
    day: dayIn(telling, soldAt),
  });
  return { reply, sources: [listingSource({ id: listingId, title })], known: true };
}

function named({ named: found }: OwnSelling, words: readonly string[], telling: Telling): Answer {
  const { t } = telling;
  if (found.length === 0) {
    const reply = t('assistant-replies:own.none-named', { words: words.join(' ') });
    return { reply, sources: [dashboard(telling)], known: true };
  }
  const shown = found.slice(0, 3);
  return {
    reply: shown.map((listing) => stateOf(listing, telling)).join(' '),
    sources: shown.map(listingSource),
    known: true,
  };
}

function stateOf({ title, price, status, soldFor }: OwnListingFacts, telling: Telling): string {
  const { t } = telling;
  if (status === 'sold' && soldFor !== null)
    return t('assistant-replies:own.state.sold', { title, price: priceIn(telling, soldFor) });
  const key = status === 'active' ? 'active' : status === 'pending' ? 'pending' : 'gone';
  return t(`assistant-replies:own.state.${key}`, { title, price: priceIn(telling, price) });
}
