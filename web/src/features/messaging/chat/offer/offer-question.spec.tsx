import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Thread } from '../../../../api/messaging/messaging';
import {
  arrives,
  freshChat,
  LIST,
  listOf,
  log,
  logged,
  mine,
  open,
  openOnline,
  socket,
  THREAD,
  talk,
  told,
  write,
} from '../chat-page-setup';
import { aConversation, aMessage, anOffer, aThread, CONVERSATION } from '../data/a-conversation';

describe('a number in a message', () => {
  freshChat();

  const QUESTION = 'Is $80 your offer?';
  const DENY = 'POST /api/offers/denied';
  const question = { messageId: aMessage(2).id, amount: 80 };

  it('asks whether a number was an offer, and shows the one it was', async () => {
    const calls = talk(
      [aMessage(1)],
      {},
      { 'POST /api/offers': { status: 201, body: anOffer({ amount: 80 }) } },
    );
    await openOnline();
    socket.answer({
      'messaging.send': ({ id, content }) => ({
        data: { message: mine(2, { id, content }), offerQuestion: 80, offerFailed: false },
      }),
    });
    await write('Maybe 80?{Enter}');
    expect(await screen.findByText(QUESTION)).toBeVisible();
    const [{ id } = { id: '' }] = socket.said('messaging.send');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    expect(calls.find(({ route }) => route === 'POST /api/offers')?.body).toEqual({ messageId: id });
    expect(within(log()).getByText('Offer: $80')).toBeVisible();
    await waitFor(() => expect(log()).toHaveFocus());
  });

  it('still asks after a reload, on the message it is about', async () => {
    talk([aMessage(1), mine(2, { content: 'Maybe 80?' }), aMessage(3)], { question });
    await openOnline();
    const line = (await screen.findByText(QUESTION)).closest('li');
    expect(within(line as HTMLElement).getByText('Maybe 80?')).toBeVisible();
  });

  it('asks below the messages when the one it is about is further up', async () => {
    talk([aMessage(1)], { question: { messageId: 'far-above', amount: 80 } });
    await openOnline();
    expect(await screen.findByText(QUESTION)).toBeVisible();
    expect(within(log()).queryByText(QUESTION)).toBeNull();
  });

  it('hears from another device what is asked, and that it was answered', async () => {
    const asked: { now: Thread['question'] } = { now: null };
    talk(
      [aMessage(1), mine(2, { content: 'Maybe 80?' })],
      {},
      { [THREAD]: () => ({ body: aThread({ lastSeq: 2, readSeq: 2, question: asked.now }) }) },
    );
    await openOnline();
    await logged('Maybe 80?');
    for (const now of [question, null]) {
      asked.now = now;
      await socket.says('messaging.offer-question', { conversationId: CONVERSATION, question: now });
      await waitFor(() => expect(screen.queryAllByText(QUESTION)).toHaveLength(now ? 1 : 0));
    }
    const offer = { id: 'offer', event: 'made', amount: 80 } as const;
    await socket.says('messaging.message-changed', {
      conversationId: CONVERSATION,
      message: mine(2, { content: 'Maybe 80?', offer }),
    });
    expect(await logged('Offer: $80')).toBeVisible();
  });

  it('asks what was asked on another device while the connection was being made', async () => {
    const asked: { now: Thread['question'] } = { now: null };
    const messages = [aMessage(1), mine(2, { content: 'Maybe 80?' })];
    const begun = [aConversation({ lastMessage: aMessage(1) })];
    talk(
      messages,
      {},
      {
        [LIST]: () => listOf(...begun),
        [THREAD]: () => ({ body: aThread({ lastSeq: 2, readSeq: 2, question: asked.now }) }),
      },
    );
    await open();
    expect(await within(await screen.findByRole('log')).findByText('Maybe 80?')).toBeVisible();
    expect(screen.queryByText(QUESTION)).toBeNull();
    asked.now = question;
    begun.unshift(told('01930000-0000-7000-8000-0000000000f1', 'Lena', aMessage(9)));
    await socket.connect();
    expect(await screen.findByText(QUESTION)).toBeVisible();
    expect(await screen.findByRole('link', { name: /Lena/ })).toBeVisible();
  });

  it.each(['is first read', 'is read anew'])(
    'asks what was asked on another device while the thread %s, by an answer from before that',
    async (when) => {
      const before = { body: aThread({ lastSeq: 2, readSeq: 2 }) };
      const asked = { body: aThread({ lastSeq: 2, readSeq: 2, question }) };
      const answers: (() => void)[] = [];
      let first = when === 'is read anew';
      talk(
        [aMessage(1), mine(2, { content: 'Maybe 80?' })],
        {},
        {
          [THREAD]: () => {
            if (first) {
              first = false;
              return before;
            }
            const answer = answers.length === 0 ? before : asked;
            return new Promise((resolve) => answers.push(() => resolve(answer)));
          },
        },
      );
      await open();
      if (when === 'is read anew') await within(await screen.findByRole('log')).findByText('Maybe 80?');
      await socket.connect();
      await waitFor(() => expect(answers).toHaveLength(1));
      await socket.says('messaging.offer-question', { conversationId: CONVERSATION, question });
      answers[0]?.();
      await waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.();
      expect(await screen.findByText(QUESTION)).toBeVisible();
    },
  );

  it('asks what was asked on another device by the first message, which came while the thread was read without one', async () => {
    const answers: (() => void)[] = [];
    const asked = mine(1, { content: 'Maybe 80?' });
    const unwritten = { body: aThread({ id: null }) };
    // Read between the beginning of the conversation and its first message; then with that.
    const begun = [
      { body: aThread() },
      { body: aThread({ lastSeq: 1, question: { messageId: asked.id, amount: 80 } }) },
    ];
    let first = true;
    talk(
      [asked],
      {},
      {
        [THREAD]: () => {
          if (first) {
            first = false;
            return unwritten;
          }
          const answer = begun[Math.min(answers.length, 1)] ?? unwritten;
          return new Promise((resolve) => answers.push(() => resolve(answer)));
        },
      },
    );
    await openOnline();
    await waitFor(() => expect(answers).toHaveLength(1));
    await arrives(asked);
    await socket.says('messaging.offer-question', {
      conversationId: CONVERSATION,
      question: { messageId: asked.id, amount: 80 },
    });
    answers[0]?.();
    expect(await logged('Maybe 80?')).toBeVisible();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    expect(await screen.findByText(QUESTION)).toBeVisible();
  });

  it('says that the offer could not be made, and lets one say no', async () => {
    let answered = false;
    const calls = talk(
      [aMessage(1), mine(2)],
      {},
      {
        [THREAD]: () => ({
          body: aThread({ lastSeq: 2, readSeq: 2, question: answered ? null : question }),
        }),
        'POST /api/offers': 'network-error',
        [DENY]: () => {
          answered = true;
          return { status: 204 };
        },
      },
    );
    await openOnline();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Failed to process offer')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    expect(calls.find(({ route }) => route === DENY)?.body).toEqual({ messageId: question.messageId });
    await waitFor(() => expect(log()).toHaveFocus());
  });

  it('says so when a message arrived but its offer could not be processed', async () => {
    talk([aMessage(1)]);
    await openOnline();
    socket.answer({
      'messaging.send': ({ id, content }) => ({
        data: { message: mine(2, { id, content }), offerQuestion: null, offerFailed: true },
      }),
    });
    await write('Would you take 80?{Enter}');
    expect(await screen.findByText('Failed to process offer with bot')).toBeVisible();
    expect(within(log()).getByText('Would you take 80?')).toBeVisible();
  });
});
