import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { freshChat, openOnline, socket, THREAD, talk } from '../chat-page-setup';
import { aMessage, anItem, anOffer, aThread, CONVERSATION, ME, THEO } from '../data/a-conversation';

describe('an open offer between two of whom one blocks the other', () => {
  freshChat();

  it.each([
    ['buyer', { sellerId: THEO, buyerId: ME }, 'Withdraw', 'Your offer of $150 was declined'],
    ['seller', { sellerId: ME, buyerId: THEO }, 'Accept $150', 'The offer of $150 from Theo was declined'],
  ])('is closed for the %s as soon as the server says so', async (_, sides, move, closed) => {
    const offer = anOffer(sides);
    const item = anItem({ sellerId: sides.sellerId });
    const now = { mayWrite: true, offer };
    talk(
      [aMessage(1)],
      {},
      { [THREAD]: () => ({ body: aThread({ item, lastSeq: 1, readSeq: 1, ...now }) }) },
    );
    await openOnline();
    expect(await screen.findByRole('button', { name: move })).toBeVisible();
    now.mayWrite = false;
    now.offer = { ...offer, status: 'declined' };
    await socket.says('messaging.conversation-changed', { conversationId: CONVERSATION });
    expect(await screen.findByText(closed)).toBeVisible();
    expect(screen.queryByRole('button', { name: move })).toBeNull();
    expect(screen.getByText('You can no longer write to each other.')).toBeVisible();
  });
});
