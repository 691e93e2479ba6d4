import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../../support/app/app.js';
import { mailsTo } from '../../support/app/mail.js';

interface Line {
  event: string;
  hoursAgo: number;
  unread: number;
}

const linesAbout = ({ db }: TestApp, title: string) =>
  db.rows(sql<Line>`
  select message.content::json ->> 'event' as event,
    round(extract(epoch from now() - message.created_at) / 3600)::int as "hoursAgo",
    (select sum(unread)::int from messaging.participants where conversation_id = talk.id) as unread
  from messaging.messages message
  join messaging.conversations talk on talk.id = message.conversation_id
  join catalog.listings listing on listing.id = talk.listing_id
  where message.kind = 'meetup' and listing.title = ${title} order by message.seq`);

export const meetupsOfTheTown = (town: () => TestApp) =>
  describe('The meetups of the demo town', () => {
    it('stand in the threads of the two, each line in its time', async () => {
      expect(await linesAbout(town(), 'Handheld console with carry case')).toEqual([
        { event: 'proposed', hoursAgo: 30, unread: 0 },
        { event: 'confirmed', hoursAgo: 29, unread: 0 },
      ]);
      expect(await linesAbout(town(), 'Tall bookshelf, five boards')).toMatchObject([
        { event: 'proposed', hoursAgo: 26 },
        { event: 'moved', hoursAgo: 25 },
      ]);
      expect((await linesAbout(town(), 'Illustrated vegetarian cookbook')).at(-1)).toMatchObject({
        event: 'canceled',
      });
    });

    it('have been told to whom they concern, who was mailed nothing of it', async () => {
      const told = await town().db.rows(sql<{ code: string; name: string; read: boolean }>`
      select notice.code, person.username as name, read_at is not null as read
      from notifications.notices notice join identity.profiles person on person.id = notice.person_id
      where notice.kind = 'meetup'`);
      expect(told).toContainEqual({ code: 'meetup-proposed', name: 'mara_k', read: false });
      expect(told).toContainEqual({ code: 'meetup-confirmed', name: 'mara_k', read: true });
      expect(told).toContainEqual({ code: 'meetup-missed', name: 'lena_ortiz', read: true });
      expect(await mailsTo(town(), 'lena_ortiz@example.org')).toEqual([]);
    });
  });
