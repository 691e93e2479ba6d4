import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { contactSales, pricing } from '../feature';

const SEND = 'POST /api/sales-messages';
const DEFAULT = /^Hello, I am interested in your plans/;

async function open(routes: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    'GET /api/plans': { body: { plans: [] } },
    'GET /api/site': { body: { answersMessages: true } },
    'GET /api/my-plan': { status: 404 },
    ...routes,
  });
  await renderApp('/pricing?sales=1', [pricing, contactSales]);
  await screen.findByLabelText('Your name');
  return calls;
}
const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const fill = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
};

describe('Contact Sales', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('sends a message that is written already, once, and says so', async () => {
    const calls = await open({ [SEND]: { status: 202 } });
    expect(screen.getByRole('dialog', { name: 'Contact Sales' })).toBeVisible();
    await userEvent.type(field('Your name'), 'Ada');
    await userEvent.type(field('Your email'), 'ada@example.org');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Message Sent!'));
    expect(shownToast()?.description).toBe('The answer goes to ada@example.org.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.filter(({ route }) => route === SEND);
    expect(sent.map(({ body }) => body)).toEqual([
      { name: 'Ada', email: 'ada@example.org', message: expect.stringMatching(DEFAULT), language: 'en' },
    ]);
  });

  it('knows a member', async () => {
    fakeServer({ 'GET /api/plans': { body: { plans: [] } }, 'GET /api/my-plan': { status: 404 } });
    await renderApp('/pricing?sales=1', [pricing, contactSales]);
    await signedInAs(aSession({ name: 'Mara', email: 'mara@example.org' }));
    expect(field('Your name')).toHaveValue('Mara');
    expect(field('Your email')).toHaveValue('mara@example.org');
    expect(screen.getByDisplayValue(DEFAULT)).toBe(field('Your message'));
  });

  it.each([
    ['Your name', 'A', 'Name must be at least 2 characters.'],
    ['Your email', 'ada@', 'Please enter a valid email.'],
    ['Your message', 'Too short', 'Message must be at least 10 characters.'],
    ['Your message', 'x'.repeat(501), 'Message cannot exceed 500 characters.'],
  ])('refuses a wrong %s before anything is sent: %s', async (name, text, refused) => {
    const calls = await open();
    await userEvent.type(field('Your name'), 'Ada');
    await userEvent.type(field('Your email'), 'ada@example.org');
    await userEvent.clear(field(name));
    await userEvent.click(field(name));
    await userEvent.paste(text);
    await send();
    expect(screen.getByText(refused)).toBeVisible();
    expect(field(name)).toHaveFocus();
    expect(calls.map(({ route }) => route)).not.toContain(SEND);
  });

  it('says when sending failed, and keeps what was typed, also when it is closed meanwhile', async () => {
    await open({ [SEND]: refusal(503, 'community.nobody-answers') });
    await fill('Your name', 'Ada');
    await fill('Your email', 'ada@example.org');
    await fill('Your message', 'How much is it for two?');
    await send();
    await waitFor(() => expect(shownToast()?.title).toBe('Failed to send message. Please try again later.'));
    expect(field('Your message')).toHaveValue('How much is it for two?');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Contact Sales' }));
    expect(field('Your name')).toHaveValue('Ada');
    expect(field('Your email')).toHaveValue('ada@example.org');
    expect(field('Your message')).toHaveValue('How much is it for two?');
  });

  it('fills in who they are once it is known, and leaves what was typed before', async () => {
    await open();
    await fill('Your name', 'Mara at work');
    await signedInAs(aSession({ name: 'Mara', email: 'mara@example.org' }));
    expect(field('Your name')).toHaveValue('Mara at work');
    expect(field('Your email')).toHaveValue('mara@example.org');
  });

  it('shows to nobody else what somebody has typed', async () => {
    await open();
    await fill('Your message', 'How much is it for two?');
    await signedInAs(aSession());
    expect(field('Your message')).toHaveValue('How much is it for two?');
    await fill('Your message', 'And for three?');
    await signedInAs(aSession({ id: 'somebody-else' }));
    expect(screen.getByDisplayValue(DEFAULT)).toBe(field('Your message'));
  });

  it('shows to nobody else what a visitor has typed who then signed in', async () => {
    await open();
    await fill('Your message', 'How much is it for two?');
    await signedInAs(aSession());
    await signedInAs(aSession({ id: 'somebody-else' }));
    expect(screen.getByDisplayValue(DEFAULT)).toBe(field('Your message'));
  });

  it('offers no form that nobody would read', async () => {
    fakeServer({
      'GET /api/plans': { body: { plans: [] } },
      'GET /api/site': { body: { answersMessages: false } },
    });
    await renderApp('/pricing?sales=1', [pricing, contactSales]);
    expect(await screen.findByText('Nobody would read it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  });
});
