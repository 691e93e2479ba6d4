import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFromMenu, freshChat, open, openOnline, THREAD, talk } from '../chat-page-setup';
import { aMessage, aPerson, aThread, CONVERSATION, THEO } from '../data/a-conversation';

describe('safety in a conversation', () => {
  freshChat();

  it('blocks after a question, and takes it back', async () => {
    const blocked = { blocked: false };
    talk(
      [aMessage(1)],
      {},
      {
        [THREAD]: () => ({
          body: aThread({ lastSeq: 1, readSeq: 1, mayWrite: !blocked.blocked, ...blocked }),
        }),
        [`PUT /api/people/${THEO}/block`]: () => {
          blocked.blocked = true;
          return { status: 204 };
        },
        [`DELETE /api/people/${THEO}/block`]: () => {
          blocked.blocked = false;
          return { status: 204 };
        },
      },
    );
    await openOnline();
    await chooseFromMenu('Block Theo');
    const question = within(screen.getByRole('dialog', { name: 'Block Theo?' }));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You blocked Theo. Unblock to write again.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unblock Theo' }));
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeVisible();
  });

  it('reports with a reason and details', async () => {
    const REPORT = `POST /api/conversations/${CONVERSATION}/report`;
    const calls = talk([aMessage(1)], {}, { [REPORT]: { status: 204 } });
    await openOnline();
    await chooseFromMenu('Report');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(screen.getByLabelText('What is wrong?')).toHaveAccessibleDescription('Please choose a reason');
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'Scam or fraud');
    expect(screen.getByLabelText('Details')).toHaveAttribute('maxlength', '500');
    await userEvent.type(screen.getByLabelText('Details'), 'Asked for a gift card.');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent')).toBeVisible();
    expect(calls.find(({ route }) => route === REPORT)?.body).toEqual({
      reason: 'scam',
      details: 'Asked for a gift card.',
    });
  });

  it('lets nobody write to who has left or does not want it', async () => {
    talk([aMessage(1)], { mayWrite: false, person: aPerson({ name: '', username: null, deleted: true }) });
    await open();
    expect(await screen.findByText('This person has left.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Deleted user' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  });
});
