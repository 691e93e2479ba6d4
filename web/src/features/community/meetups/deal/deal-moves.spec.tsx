import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMeetup } from '../../../../api/community/a-meetup';
import type { Meetup } from '../../../../api/community/meetups';
import { refusal } from '../../../../api/fake-server';
import { card, choose, done, freshDeal, open, press, route, WITH } from './deal-setup';

describe('what is done about the meetup over a conversation', () => {
  freshDeal();

  it.each([
    ['confirm', 'Confirm', 'Meetup confirmed'],
    ['check-in', "I'm here", 'You are checked in'],
    ['put-back', 'Put back on sale', 'It is on sale again'],
  ] as const)('does %s with one press', async (move, name, words) => {
    const meetup = aMeetup({ may: [move] });
    const calls = await open(meetup, { [route(move)]: { body: meetup } });
    await press(name);
    expect(await screen.findByText(words)).toBeVisible();
    expect(done(calls, move)).toHaveLength(1);
    expect(calls.filter((call) => call.route === WITH)).toHaveLength(2);
  });

  it('confirms what was shown, and shows what it has become instead', async () => {
    let items = [aMeetup({ sequence: 4, may: ['confirm'] })];
    const calls = await open(items[0] as Meetup, {
      [WITH]: () => ({ body: { items } }),
      [route('confirm')]: () => {
        items = [aMeetup({ sequence: 5, may: ['confirm'], place: { ...aMeetup().place, name: 'Old mill' } })];
        return refusal(409, 'community.meetup-changed');
      },
    });
    await press('Confirm');
    expect(await card().findByText('Old mill')).toBeVisible();
    await press('Confirm');
    expect(done(calls, 'confirm')).toMatchObject([{ body: { sequence: 4 } }, { body: { sequence: 5 } }]);
  });

  it.each([
    ['cancel', 'Cancel meetup', 'Cancel this meetup?', 'Reason (optional)', 'reason', 'Meetup canceled'],
    ['answer-missed', 'Answer', 'Your answer', 'What happened?', 'answer', 'Your answer has been kept'],
  ] as const)('asks for words to %s', async (move, name, title, label, field, words) => {
    const meetup = aMeetup({ may: move === 'answer-missed' ? [move] : ['confirm', move] });
    const calls = await open(meetup, { [route(move)]: { body: meetup } });
    if (move === 'answer-missed') await press(name);
    else await choose(name);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.type(dialog.getByLabelText(label), ' My bus is late. ');
    await userEvent.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(done(calls, move)).toMatchObject([{ body: { [field]: 'My bus is late.' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it is declined', async () => {
    const meetup = aMeetup({ side: 'seller', may: ['confirm', 'decline'] });
    const calls = await open(meetup, { [route('decline')]: { body: meetup } });
    await choose('Decline');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this meetup?' }));
    expect(dialog.getByText('Mara is told.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Meetup declined')).toBeVisible();
    expect(done(calls, 'decline')).toMatchObject([{ body: { sequence: meetup.sequence } }]);
  });

  it('asks before it is handed over, or missed, and can be kept as it is', async () => {
    const meetup = aMeetup({ side: 'seller', may: ['complete', 'report-missed'] });
    const calls = await open(meetup, {
      [route('complete')]: { body: meetup },
      [route('report-missed')]: { body: meetup },
    });
    await press('Mark Complete');
    expect(screen.getByText('Walnut lounge chair is marked as sold for $60 to Mara.')).toBeVisible();
    await press('Keep it as it is');
    expect(done(calls, 'complete')).toEqual([]);
    await choose("They didn't come");
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: "They didn't come" }),
    );
    expect(await screen.findByText('Thank you for telling us')).toBeVisible();
    expect(done(calls, 'report-missed')).toHaveLength(1);
  });

  it('says that it could not be done, in the words of the specification', async () => {
    const lost = refusal(409, 'community.meetup-changed');
    await open(aMeetup({ may: ['confirm', 'check-in'] }), {
      [route('confirm')]: lost,
      [route('check-in')]: lost,
    });
    await press('Confirm');
    expect(await screen.findByText('Failed to update meetup')).toBeVisible();
    await choose("I'm here");
    expect(await screen.findByText('Failed to check in')).toBeVisible();
  });
});
