import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aGuestSession, forgetEverything } from '../../../app/render-app';
import { field, open, openFilled, openPage, PUBLISH, publish } from './a-listing-form';

const OWN = 'GET /api/my-listings';
const mayPublish = (publishable: number) => ({
  body: { items: [], nextCursor: null, totals: { listings: 0, active: 0, views: 0 }, publishable },
});

describe('the page that creates a listing', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('tells a guest with three listings how to have more, before anything is typed', async () => {
    const calls = fakeServer({ [OWN]: mayPublish(0) });
    await open('', aGuestSession());
    expect(await screen.findByText('You have reached the guest limit')).toBeInTheDocument();
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(screen.getByRole('link', { name: 'See your listings' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('main').querySelector('a[href^="/signup"]')).toHaveAttribute(
      'href',
      '/signup?next=%2Fcreate-listing',
    );
    expect(calls.map(({ route }) => route)).toContain(OWN);
  });

  it('tells a guest how many listings are left', async () => {
    fakeServer({ [OWN]: mayPublish(1) });
    await open('', aGuestSession());
    expect(await screen.findByText('As a guest you can post one more listing.')).toBeInTheDocument();
    expect(field('Title')).toBeInTheDocument();
  });

  it('tells a guest who published the third elsewhere meanwhile', async () => {
    fakeServer({
      [OWN]: mayPublish(1),
      [PUBLISH]: refusal(403, 'catalog.guest-listing-limit', { params: { limit: 3 } }),
    });
    await openFilled(aGuestSession());
    await screen.findByLabelText('Title');
    await publish();
    expect(await screen.findByText('You have reached the guest limit')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/signup\?next=%2Fcreate-listing%3Fdraft%3D[0-9a-f-]{36}$/),
    );
    expect(field('Title')).toHaveValue('Red kettle');
  });

  it('asks a visitor who they are, and brings them back', async () => {
    fakeServer({});
    await openPage('?prefilled=true&title=Lamp');
    expect(await screen.findByText('First, who is selling?')).toBeInTheDocument();
    const signIn = screen.getByRole('main').querySelector('a[href^="/auth"]');
    expect(signIn).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent('/create-listing?prefilled=true&title=Lamp')}`,
    );
  });
});
