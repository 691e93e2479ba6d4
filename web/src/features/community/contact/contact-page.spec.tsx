import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { communityApi } from '../../../api/community/community.gen';
import { fakeServer, refusal } from '../../../api/fake-server';
import { SIGNED_IN_HINT } from '../../../api/refresh-session';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { contact } from './feature';

const SITE = {
  operator: 'Campus Swap',
  postalAddress: '1 Main Street',
  supportEmail: 'desk@market.example',
  repositoryUrl: 'https://code.example/vybac',
  answersMessages: true,
};
const show = (routes: Parameters<typeof fakeServer>[0] = {}, address = '/contact') => {
  const calls = fakeServer({ 'GET /api/site': { body: SITE }, ...routes });
  return renderApp(address, [contact]).then(() => calls);
};
const field = (name: string) => screen.findByLabelText(name);

describe('the contact page', () => {
  afterEach(forgetEverything);

  it('names who runs the place, their address and the source', async () => {
    await show();
    expect(await screen.findByText('This Vybac is run by Campus Swap.')).toBeVisible();
    expect(screen.getByText('1 Main Street')).toBeVisible();
    expect(screen.getByRole('link', { name: SITE.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${SITE.supportEmail}`,
    );
    expect(screen.getByRole('link', { name: /repository/ })).toHaveAttribute('href', SITE.repositoryUrl);
  });

  it('says that it could not be read how to reach them, and tries again', async () => {
    const answers = [refusal(503, 'platform.unavailable')];
    await show({ 'GET /api/site': () => answers.shift() ?? { body: SITE } });
    expect(await screen.findByText('How to reach us could not be loaded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reset your password' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field('Your message')).toBeVisible();
    expect(screen.getByRole('link', { name: SITE.supportEmail })).toBeVisible();
  });

  it('sends what was written once, and says where the answer comes', async () => {
    const calls = await show({ 'POST /api/contact-messages': { status: 202 } }, '/contact?topic=plans');
    await userEvent.type(await field('Your name'), 'Ada');
    await userEvent.type(await field('Your email'), 'ada@example.org');
    await userEvent.type(await field('Your message'), 'How do I get a plan?');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('heading', { name: 'Your message is on its way' })).toHaveFocus();
    expect(screen.getByText(/ada@example.org/)).toBeVisible();
    const sent = calls.filter(({ route }) => route === 'POST /api/contact-messages');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        topic: 'plans',
        name: 'Ada',
        email: 'ada@example.org',
        message: 'How do I get a plan?',
        language: 'en',
      },
    ]);
  });

  it('lets one write another, from the first field on', async () => {
    await show({ 'POST /api/contact-messages': { status: 202 } });
    await userEvent.type(await field('Your name'), 'Ada');
    await userEvent.type(await field('Your email'), 'ada@example.org');
    await userEvent.type(await field('Your message'), 'How do I get a plan?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Write another one' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'What is it about?' })).toHaveFocus());
  });

  it('tells what is missing before anything is sent', async () => {
    const calls = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Send message' }));
    expect(screen.getByText('Name must be at least 2 characters.')).toBeVisible();
    expect(screen.getByText('Please enter a valid email.')).toBeVisible();
    expect(screen.getByText('Message must be at least 10 characters.')).toBeVisible();
    expect(await field('Your name')).toHaveFocus();
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/contact-messages');
  });

  it('knows a member, and keeps what was typed when sending fails', async () => {
    await show({ 'POST /api/contact-messages': refusal(503, 'community.nobody-answers') });
    await signedInAs(aSession({ name: 'Mara', email: 'mara@example.org' }));
    expect(await field('Your name')).toHaveValue('Mara');
    expect(await field('Your email')).toHaveValue('mara@example.org');
    await userEvent.type(await field('Your message'), 'A message of some length');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/have not said where messages should go/)).toBeVisible();
    expect(await field('Your message')).toHaveValue('A message of some length');
  });

  it('fills in who they are once it is known, and leaves what was typed before', async () => {
    localStorage.setItem(SIGNED_IN_HINT, '1');
    const refreshed = Promise.withResolvers<{ body: unknown }>();
    fakeServer({ 'POST /api/auth/refresh': () => refreshed.promise });
    const store = await renderApp('/contact', [contact]);
    // The page brings it along.
    await act(() => store.dispatch(communityApi.util.upsertQueryData('site', undefined, SITE)));
    await userEvent.type(await field('Your message'), 'A message of some length');
    await userEvent.type(await field('Your name'), 'Mara at work');
    refreshed.resolve({ body: aSession({ name: 'Mara', email: 'mara@example.org' }) });
    await waitFor(async () => expect(await field('Your email')).toHaveValue('mara@example.org'));
    expect(await field('Your message')).toHaveValue('A message of some length');
    expect(await field('Your name')).toHaveValue('Mara at work');
  });

  it('leaves what a visitor has typed when they sign in in another tab, and fills in the rest', async () => {
    await show();
    await userEvent.type(await field('Your name'), 'Mara at work');
    await userEvent.type(await field('Your message'), 'A message of some length');
    await signedInAs(aSession({ name: 'Mara', email: 'mara@example.org' }));
    await waitFor(async () => expect(await field('Your email')).toHaveValue('mara@example.org'));
    expect(await field('Your name')).toHaveValue('Mara at work');
    expect(await field('Your message')).toHaveValue('A message of some length');
    expect(await field('Your message')).toHaveFocus();
  });

  it('shows to nobody else what somebody has typed', async () => {
    await show();
    await signedInAs(aSession());
    await userEvent.type(await field('Your message'), 'A message of some length');
    await signedInAs(aSession({ id: 'somebody-else', name: 'Jonas', email: 'jonas@example.org' }));
    expect(await field('Your message')).toHaveValue('');
    expect(await field('Your email')).toHaveValue('jonas@example.org');
  });

  it('offers no form that nobody would read', async () => {
    await show({ 'GET /api/site': { body: { ...SITE, answersMessages: false, operator: null } } });
    expect(await screen.findByText(/have not given a name/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  });
});
