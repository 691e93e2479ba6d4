import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetTalk } from '../api/community/assistant-talk';
import { fakeServer } from '../api/fake-server';
import { assistant } from '../features/community/assistant/feature';
import { contact } from '../features/community/contact/feature';
import { forgetEverything, renderApp } from './render-app';

const ASK = 'POST /api/assistant/replies';
const UNKNOWN = {
  reply: "I don't know that.",
  sources: [],
  known: false,
  engine: 'built-in',
  fellBack: false,
};

describe('handing over to a person', () => {
  afterEach(() => {
    forgetEverything();
    act(forgetTalk);
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  const SITE = {
    operator: null,
    postalAddress: null,
    supportEmail: null,
    repositoryUrl: null,
    answersMessages: true,
  };

  it.each([true, false])('shows the conversation before it goes along, if it shall: %s', async (along) => {
    Element.prototype.scrollTo = () => undefined;
    const calls = fakeServer({
      [ASK]: { body: UNKNOWN },
      'GET /api/site': { body: SITE },
      'POST /api/contact-messages': { status: 202 },
    });
    await renderApp('/support/chat', [assistant, contact]);
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Your question' }),
      'Where is my parcel?{Enter}',
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Write to a person' }));
    const said = within(await screen.findByRole('list', { name: 'Your conversation with the assistant' }));
    expect(said.getByText(/I don't know that\./)).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('Where is my parcel?');
    if (!along) await userEvent.click(screen.getByRole('checkbox', { name: 'Send it along' }));
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Your email'), 'ada@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByRole('heading', { name: 'Your message is on its way' });
    const conversation = "You: Where is my parcel?\n\nAssistant: I don't know that.";
    const sent = calls.find(({ route }) => route === 'POST /api/contact-messages')?.body as object;
    expect(sent).toMatchObject({ topic: 'other', message: 'Where is my parcel?' });
    expect('conversation' in sent && sent.conversation).toBe(along && conversation);
  });
});
