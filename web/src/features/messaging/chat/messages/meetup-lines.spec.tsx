import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MeetupLineShape } from '#contract/meetups';
import { freshChat, LIST, listOf, open, rows, talk, told } from '../chat-page-setup';
import { aMessage, ME } from '../data/a-conversation';

const content = (line: Partial<MeetupLineShape>) =>
  JSON.stringify({
    meetupId: '01930000-0000-7000-8000-0000000000e1',
    event: 'confirmed',
    cause: null,
    startsAt: '2026-12-03T08:00:00.000Z',
    timeZone: 'Asia/Tokyo',
    placeName: 'Library café',
    ...line,
  } satisfies MeetupLineShape);
const aLine = (line: Partial<MeetupLineShape>, own = false) =>
  aMessage(1, { kind: 'meetup', content: content(line), senderId: own ? ME : aMessage(1).senderId });

const lines = async () =>
  within(await screen.findByRole('log', { name: 'Messages with Theo' })).findAllByRole('listitem');

describe('what happened to a meetup', () => {
  freshChat();

  it.each([
    ['proposed', false, 'Meetup proposedThu 5:00 PM, Library café'],
    ['moved', false, 'Another time proposedThu 5:00 PM, Library café'],
    ['confirmed', true, 'Meeting setThu 5:00 PM, Library café'],
    ['declined', false, 'Meetup declined'],
    ['canceled', false, 'Meetup canceled'],
    ['arrived', false, 'Theo is at Library café'],
    ['arrived', true, 'You are at Library café'],
    ['completed', false, 'Handed over'],
    ['missed', false, 'A meetup was missed'],
  ] as const)(
    'as %s (own: %s) is one line of the thread, by the clocks of the place',
    async (event, own, words) => {
      talk([aLine({ event }, own)]);
      await open();
      const [line] = await lines();
      expect(line?.textContent?.replaceAll(/\s/gu, ' ')).toMatch(new RegExp(`^${words}`));
    },
  );

  it('is told in the list of conversations, and nowhere as what was written', async () => {
    const line = aLine({ event: 'confirmed' });
    talk([line], {}, { [LIST]: listOf(told('c1', 'Theo', line)) });
    await open();
    await lines();
    expect(rows()[0]).toContain('Meeting set');
    expect(document.body).not.toHaveTextContent('meetupId');
  });

  it.each(['', '{"event":"teleported"}'])('says nothing as "%s", and keeps its place', async (words) => {
    talk([aMessage(1, { kind: 'meetup', content: words })]);
    await open();
    expect(await lines()).toHaveLength(1);
  });
});
