import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing, anAnswer } from '../../../../api/catalog/a-listing';
import { type FakeCall, fakeServer, refusal } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { detail } from '../feature';

jest.mock('../../../../api/catalog/watch-listing', () => ({ watchListing: () => () => undefined }));

const listing = aListing();
const BASE = {
  'GET /api/listings': { body: anAnswer([]) },
  [`GET /api/listings/${listing.id}`]: { body: listing },
  [`POST /api/listings/${listing.id}/views`]: { status: 204 },
  [`POST /api/listings/${listing.id}/shares`]: { status: 204 },
};
class SeesNothing implements Partial<IntersectionObserver> {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

const person = (id: string, name: string) => ({
  id,
  kind: 'member',
  name,
  username: id,
  avatar: null,
  deleted: false,
});
const link = (way: string) => `${location.origin}/listing/${listing.id}?via=${way}`;
const shares = (calls: FakeCall[]) =>
  calls.filter(({ route }) => route.endsWith('/shares')).map(({ body }) => body);
const systemSheet = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Send in chat' }));

async function openMenu() {
  await renderApp(`/listing/${listing.id}`, [detail, stub('/auth')]);
  await signedInAs(aSession({ id: 'noor' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  return screen.findByRole('menu', { name: 'Share' });
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

describe('sharing a listing', () => {
  beforeAll(() => {
    window.IntersectionObserver = SeesNothing as unknown as typeof IntersectionObserver;
  });
  beforeEach(() => {
    userEvent.setup();
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('goes by chat, link, mail, SMS and social sites, each with a link that tells', async () => {
    const calls = fakeServer(BASE);
    const menu = within(await openMenu());
    const hrefs = menu
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, decodeURIComponent(item.getAttribute('href') ?? '')]);
    expect(hrefs).toEqual([
      ['Send in chat', ''],
      ['Copy link', ''],
      ['WhatsApp', `https://wa.me/?text=Walnut lounge chair ${link('whatsapp')}`],
      ['Telegram', `https://t.me/share/url?url=${link('telegram')}&text=Walnut lounge chair`],
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${link('facebook')}`],
      ['X', `https://x.com/intent/post?text=Walnut lounge chair&url=${link('x')}`],
      ['E-mail', `mailto:?subject=Walnut lounge chair&body=${link('email')}`],
      ['SMS', `sms:?&body=Walnut lounge chair ${link('sms')}`],
    ]);
    await choose('Telegram');
    await waitFor(() => expect(shares(calls)).toEqual([{ way: 'telegram' }]));
  });

  it('says when the link could not be copied, and counts nothing', async () => {
    const calls = fakeServer(BASE);
    await openMenu();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await choose('Copy link');
    expect(await screen.findByText('Copy failed')).toBeVisible();
    expect(screen.getByText('Could not copy link')).toBeVisible();
    expect(shares(calls)).toEqual([]);
  });

  it('offers the system’s own sheet where there is one', async () => {
    const share = jest.fn((_: ShareData) => Promise.resolve());
    systemSheet(share);
    const calls = fakeServer(BASE);
    await openMenu();
    await choose('More ways…');
    await waitFor(() => expect(shares(calls)).toEqual([{ way: 'system' }]));
    expect(share).toHaveBeenCalledWith({ title: 'Walnut lounge chair', url: link('system') });
  });

  it('says that the system’s sheet failed', async () => {
    systemSheet(async () => {
      throw new DOMException('broken', 'DataError');
    });
    const calls = fakeServer(BASE);
    await openMenu();
    await choose('More ways…');
    expect(await screen.findByText('Sharing failed')).toBeVisible();
    expect(shares(calls)).toEqual([]);
  });

  it('says nothing when the system’s sheet was closed', async () => {
    const closed = jest.fn(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    systemSheet(closed);
    const calls = fakeServer(BASE);
    await openMenu();
    await choose('More ways…');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(screen.queryByText('Sharing failed')).toBeNull();
    expect(shares(calls)).toEqual([]);
  });

  describe('in chat', () => {
    const SENT = 'POST /api/conversations/c1/messages';

    it('sends the link to somebody one talked to', async () => {
      const calls = fakeServer({
        ...BASE,
        'GET /api/conversations': {
          body: {
            items: [
              { id: 'c1', person: person('theo', 'Theo') },
              { id: 'c2', person: person('ilan', 'Ilan') },
              { id: 'c4', person: person('theo', 'Theo') },
              { id: 'c3', person: { ...person('gone', ''), deleted: true } },
            ],
            nextCursor: null,
          },
        },
        'POST /api/conversations': { body: { id: 'c1' } },
        [SENT]: { status: 201, body: {} },
      });
      await openMenu();
      await choose('Send in chat');
      const shown = await dialog();
      const people = await shown.findAllByRole('button', { name: /^Send to/ });
      expect(people.map(({ textContent }) => textContent)).toEqual(['TTheo', 'IIlan']);
      await userEvent.click(shown.getByRole('button', { name: 'Send to Theo' }));
      expect(await screen.findByText('Sent to Theo')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Open chat' })).toHaveAttribute('href', '/chat/theo');
      expect(calls.find(({ route }) => route === SENT)?.body).toEqual({
        id: expect.any(String),
        content: `Walnut lounge chair ${link('chat')}`,
        imageIds: [],
      });
      await waitFor(() => expect(shares(calls)).toEqual([{ way: 'chat' }]));
    });

    it('finds others by name, and says when it could not be sent', async () => {
      const calls = fakeServer({
        ...BASE,
        'GET /api/conversations': { body: { items: [], nextCursor: null } },
        'GET /api/people': { body: { items: [person('ilan', 'Ilan')] } },
        'POST /api/conversations': refusal(403, 'messaging.cannot-write'),
      });
      await openMenu();
      await choose('Send in chat');
      const shown = await dialog();
      expect(await shown.findByText(/You have not talked to anybody yet/)).toBeVisible();
      await userEvent.type(shown.getByRole('searchbox', { name: 'Find somebody' }), 'Ilan');
      await userEvent.click(await shown.findByRole('button', { name: 'Send to Ilan' }));
      expect(await screen.findByText('Sharing failed')).toBeVisible();
      expect(shares(calls)).toEqual([]);
    });

    it('asks once the typing rests, and never offers whoever was found before', async () => {
      const answers = Promise.withResolvers<void>();
      const calls = fakeServer({
        ...BASE,
        'GET /api/conversations': { body: { items: [], nextCursor: null } },
        'GET /api/people': async (_, search) => {
          const name = search.get('q') ?? '';
          if (name === 'Theo') await answers.promise;
          return { body: { items: [person(name.toLowerCase(), name)] } };
        },
      });
      await openMenu();
      await choose('Send in chat');
      const shown = await dialog();
      const box = shown.getByRole('searchbox', { name: 'Find somebody' });
      await userEvent.type(box, 'Ilan');
      expect(await shown.findByRole('button', { name: 'Send to Ilan' })).toBeVisible();
      await userEvent.clear(box);
      await userEvent.type(box, 'Theo');
      const sought = () =>
        calls.filter(({ route }) => route === 'GET /api/people').map(({ search }) => search.get('q'));
      await waitFor(() => {
        expect(shown.queryByRole('button', { name: 'Send to Ilan' })).toBeNull();
        expect(sought()).toEqual(['Ilan', 'Theo']);
      });
      expect(shown.queryByRole('button', { name: 'Send to Ilan' })).toBeNull();
      answers.resolve();
      expect(await shown.findByRole('button', { name: 'Send to Theo' })).toBeVisible();
    });
  });
});
