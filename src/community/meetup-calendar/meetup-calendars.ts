import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import type { MeetupStatus } from '#contract/meetups';
import { MEETUP_AIDS } from '#contract/meetups/meetup-aids';
import { threadPath } from '#contract/pages/thread-path';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { ProductSettings } from '#platform/config/product.settings';
import { Database } from '#platform/persistence/database';
import { Words } from '#platform/words/words';
import { LanguageOf } from '../../identity/identity.contract.js';
import { icsOf } from './ics.js';

interface Found {
  id: string;
  personId: string;
  otherId: string;
  listingId: string;
  startsAt: Date;
  changedAt: Date;
  sequence: number;
  status: MeetupStatus;
  item: string;
  other: string | null;
  place: string;
  latitude: number | null;
  longitude: number | null;
  notes: string;
}

/** Meetups as files for calendars, in the language of whose calendar it is. */
@Injectable()
export class MeetupCalendars {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly words: Words,
    private readonly clock: Clock,
    private readonly settings: ProductSettings,
  ) {}

  /** Null for whoever is not one of the two. */
  ofPerson(meetupId: string, personId: string): Promise<string | null> {
    return this.fileOf(sql`(select ${meetupId}::uuid as meetup_id, ${personId}::uuid as person_id)`);
  }

  /** Null when there is no such link, or it works no more. */
  ofLink(hash: string): Promise<string | null> {
    const since = new Date(this.clock.now().getTime() - MEETUP_AIDS.calendarDays * DAY_MS);
    return this.fileOf(
      sql`(
      select meetup_id, person_id from community.meetup_calendar_links
      where hash = ${hash})`,
      since,
    );
  }

  private async fileOf(key: RawBuilder<unknown>, since: Date | null = null): Promise<string | null> {
    const found = await this.db.first(sql<Found>`
      select meetup.id, key.person_id as "personId", meetup.listing_id as "listingId", ${OTHER} as "otherId",
        starts_at as "startsAt", meetup.updated_at as "changedAt", sequence, meetup.status, item.title as item,
        nullif(other.name, '') as other, place_name as place, place_latitude as latitude,
        place_longitude as longitude, notes
      from ${key} as key
      join community.meetups meetup on meetup.id = key.meetup_id
        and key.person_id in (meetup.buyer_id, meetup.seller_id)
      join community.meetup_listings item on item.id = meetup.listing_id
      left join directory.people other on other.id = ${OTHER}
      where ${since}::timestamptz is null or starts_at > ${since}`);
    return found ? this.written(found) : null;
  }

  private async written({ otherId, listingId, item, other, personId, ...found }: Found): Promise<string> {
    const t = this.words.in(await this.queries.execute(new LanguageOf(personId)));
    const { BRAND_NAME: product, publicUrl } = this.settings;
    const url = publicUrl + threadPath(otherId, listingId);
    const name = other ?? t('meetup-aids:calendar.somebody');
    const { startsAt, changedAt, notes, ...rest } = found;
    const meetup = {
      ...rest,
      startsAt: new Date(startsAt),
      changedAt: new Date(changedAt),
      title: t('meetup-aids:calendar.title', { name, item }),
      details: [notes, t('meetup-aids:calendar.details', { brand: product, url })]
        .filter(Boolean)
        .join('\n\n'),
      url,
    };
    return icsOf(meetup, { product, host: new URL(publicUrl).hostname });
  }
}

const OTHER = sql`case when key.person_id = meetup.buyer_id then meetup.seller_id else meetup.buyer_id end`;
