import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../api/catalog/a-listing';
import { forgetTalk } from '../../../api/community/assistant-talk';
import { fakeServer, refusal } from '../../../api/fake-server';
import { closeSession } from '../../../api/session-token';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { assistant, assistantButton } from './feature';

const ASK = 'POST /api/assistant/replies';
const reply = (more: object = {}) => ({
  body: {
    reply: 'Press “Sell”.',
    sources: [{ kind: 'page', title: 'Sell an item', path: '/create-listing' }],
    known: true,
    engine: 'built-in',
    fellBack: false,
    ...more,
  },
});
const field = () => screen.getByRole('textbox', { name: 'Your question' });
const log = () => within(screen.getByRole('log'));
const bubble = () => screen.findByRole('button', { name: 'Ask the assistant' });
const setOnline = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

describe('the assistant', () => {
  beforeEach(() => {
    Element.prototype.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    forgetEverything();
    act(forgetTalk);
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it('answers on Enter, with what it is from as links, and begins a line on Shift and Enter', async () => {
    const calls = fakeServer({ [ASK]: reply() });
    await renderApp('/support/chat', [assistant]);
    await userEvent.type(field(), 'How do I{Shift>}{Enter}{/Shift}sell?{Enter}');
    expect(await log().findByText('Press “Sell”.')).toBeVisible();
    expect(log().getByRole('link', { name: 'Sell an item' })).toHaveAttribute('href', '/create-listing');
    expect(field()).toHaveValue('');
    expect(calls.map(({ body }) => body)).toContainEqual({
      message: 'How do I\nsell?',
      turns: [],
      language: 'en',
    });
    await userEvent.type(field(), 'And then?{Enter}');
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({
        turns: [{ from: 'person', text: 'How do I\nsell?' }],
      }),
    );
  });

  it('sends neither blanks nor anything while an answer is on its way', async () => {
    const held = Promise.withResolvers<ReturnType<typeof reply>>();
    const calls = fakeServer({ [ASK]: () => held.promise });
    await renderApp('/support/chat', [assistant]);
    await userEvent.type(field(), '   {Enter}');
    expect(calls).toEqual([]);
    await userEvent.type(field(), 'One{Enter}');
    expect(log().getByText('Looking it up…')).toBeVisible();
    await userEvent.type(field(), 'Two{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(calls.filter(({ route }) => route === ASK)).toHaveLength(1);
    await act(async () => held.resolve(reply()));
    expect(await log().findByText('Press “Sell”.')).toBeVisible();
    expect(field()).toHaveValue('Two');
  });

  it.each([
    ['the page', '/support/chat', 'Message failed', 'Failed to send your message. Please try again.'],
    ['the widget', '/elsewhere', 'Error', 'Failed to send message. Please try again.'],
  ])('keeps on %s what could not be sent', async (_, address, title, text) => {
    fakeServer({ [ASK]: refusal(500, 'platform.unexpected') });
    await renderApp(address, [assistant, assistantButton, stub('/elsewhere')]);
    if (address === '/elsewhere') await userEvent.click(await bubble());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why?{Enter}');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(field()).toHaveValue('Why?');
    expect(log().queryByText('Why?')).toBeNull();
  });

  it('says how long to wait after too many questions', async () => {
    fakeServer({ [ASK]: refusal(429, 'community.too-many-questions', { params: { retryAfter: 60 } }) });
    await renderApp('/support/chat', [assistant]);
    await userEvent.type(field(), 'Why?{Enter}');
    expect(await screen.findByText(/try again in a few minutes/)).toBeVisible();
  });

  it('apologises for an answer there is none of', async () => {
    fakeServer({ [ASK]: reply({ reply: '', sources: [] }) });
    await renderApp('/support/chat', [assistant]);
    await userEvent.type(field(), 'Why?{Enter}');
    expect(
      await log().findByText('I apologize, but I could not generate a response at this time.'),
    ).toBeVisible();
  });

  it('tells quietly that the AI service has failed', async () => {
    fakeServer({ [ASK]: reply({ fellBack: true }) });
    await renderApp('/support/chat', [assistant]);
    await userEvent.type(field(), 'Why?{Enter}');
    expect(await log().findByText(/The AI service did not answer/)).toBeVisible();
  });

  it('outlives a reload, and ends with the session', async () => {
    fakeServer({ [ASK]: reply() });
    await renderApp('/support/chat', [assistant]);
    await signedInAs(aSession({ id: 'mara' }));
    await userEvent.type(field(), 'Mine?{Enter}');
    await log().findByText('Press “Sell”.');
    expect(JSON.parse(sessionStorage.getItem('assistant-talk') ?? '{}')).toMatchObject({
      owner: 'mara',
      said: [{ text: 'Mine?' }, { text: 'Press “Sell”.' }],
    });
    act(() => closeSession());
    expect(log().queryByText('Mine?')).toBeNull();
    expect(sessionStorage.getItem('assistant-talk')).toBeNull();
  });

  it('begins anew where it was', async () => {
    fakeServer({ [ASK]: reply() });
    await renderApp('/support/chat', [assistant]);
    await userEvent.type(field(), 'Mine?{Enter}');
    await log().findByText('Press “Sell”.');
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(log().queryByText('Mine?')).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(field()));
    expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  it('waits while there is no network', async () => {
    const calls = fakeServer({ [ASK]: reply() });
    await renderApp('/support/chat', [assistant]);
    setOnline(false);
    await userEvent.type(field(), 'Why?{Enter}');
    expect(screen.getByText(/You are offline/)).toBeVisible();
    expect(calls).toEqual([]);
    setOnline(true);
    await userEvent.type(field(), '{Enter}');
    expect(await log().findByText('Press “Sell”.')).toBeVisible();
  });

  it('knows the item its address names, and asks about it', async () => {
    const listing = aListing();
    const calls = fakeServer({ [`GET /api/listings/${listing.id}`]: { body: listing }, [ASK]: reply() });
    await renderApp(`/ai-assistant?item=${listing.id}`, [assistant]);
    expect(await screen.findByRole('link', { name: listing.title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Is the price fair?' }));
    await log().findByText('Press “Sell”.');
    expect(calls.find(({ route }) => route === ASK)?.body).toMatchObject({
      message: 'Is the price fair?',
      listingId: listing.id,
    });
  });

  it('says that an item is gone', async () => {
    fakeServer({ 'GET /api/listings/gone': refusal(404, 'catalog.listing-not-found') });
    await renderApp('/ai-assistant?item=gone', [assistant]);
    expect(await screen.findByText(/This item is not there any more/)).toBeVisible();
  });

  it('lets the help be read, and opens what an answer names', async () => {
    fakeServer({});
    await renderApp('/support/chat?help=photos', [assistant]);
    expect(screen.getByText(/Up to 5 photos, each under 10 MB/)).toBeVisible();
    expect(screen.getByText(/Prices are in US dollars/)).not.toBeVisible();
  });
});
