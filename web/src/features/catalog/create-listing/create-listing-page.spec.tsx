import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { aListing } from '../../../api/catalog/a-listing';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import { fakeUploads } from '../../../api/fake-uploads';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { shownToast } from '../../../ui/toast/toast-store';
import { draftKey, keepDraft } from './draft';
import { createListing } from './feature';
import { EMPTY } from './listing-values';

jest.mock('../../../api/catalog/watch-listing', () => ({ watchListing: () => () => undefined }));

// antd writes so many styles that jsdom takes seconds to tell what is visible or can be clicked.
configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
let uploads: ReturnType<typeof fakeUploads>;

const PUBLISH = 'POST /api/listings';
const OWN = 'GET /api/my-listings';
const mayPublish = (publishable: number) => ({
  body: { items: [], nextCursor: null, totals: { listings: 0, active: 0, views: 0 }, publishable },
});
const CREATED = { status: 201, body: { id: 'new-1' } };
const features = [createListing, stub('/listing/:id'), stub('/auth'), stub('/signup')];

async function open(search = '', session = aSession()) {
  const store = await renderApp(`/create-listing${search}`, features);
  await signedInAs(session);
  return store;
}
const bodies = (calls: FakeCall[], wanted = PUBLISH) =>
  calls.filter(({ route }) => route === wanted).map(({ body }) => body);
const field = (name: string | RegExp) => screen.getByLabelText(name);
const publish = () => user.click(screen.getByRole('button', { name: 'Publish listing' }));
const choose = (category: string) =>
  user.selectOptions(field('Category'), screen.getByRole('option', { name: category }));
const taken = (id: string) => ({ status: 201, body: { id, width: 10, height: 10, placeholder: 'data:,' } });
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A form that lacks nothing, as someone left it before. */
async function openFilled(session = aSession()) {
  const values = {
    ...EMPTY,
    title: 'Red kettle',
    description: 'Boils.',
    price: '12.50',
    category: 'home-garden',
    condition: 'good',
  } as const;
  keepDraft(draftKey(), { savedAt: 0, owner: session.profile.id, values, images: [], byAi: [] });
  await open('', session);
}

describe('the page that creates a listing', () => {
  beforeEach(() => {
    uploads = fakeUploads();
  });
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('publishes what was typed, once, and goes to the listing', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open();
    await user.type(field('Title'), 'Red kettle');
    await user.type(field('Price'), '12.5');
    await choose('Home & Garden');
    await user.click(field('Good'));
    await user.type(field('Description'), 'Boils.');
    await user.type(field('Location (optional)'), ' Old Mill ');
    await user.type(field('Tags (optional)'), 'kitchen, red{Enter}');
    await user.type(field('Tags (optional)'), 'red');
    await user.click(screen.getByRole('button', { name: 'Add Tag' }));
    await user.dblClick(screen.getByRole('button', { name: 'Publish listing' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(location.pathname).toBe('/listing/new-1');
    expect(bodies(calls)).toEqual([
      {
        title: 'Red kettle',
        description: 'Boils.',
        price: 12.5,
        category: 'home-garden',
        condition: 'good',
        location: 'Old Mill',
        zipCode: null,
        tags: ['kitchen', 'red'],
        imageIds: [],
        aiGenerated: false,
      },
    ]);
  }, 20_000);

  it('asks for what is missing and sends nothing', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open();
    await publish();
    expect(await screen.findAllByText('Please fill in this field')).toHaveLength(5);
    expect(shownToast()).toBeNull();
    expect(field('Title')).toBeInvalid();
    expect(bodies(calls)).toEqual([]);
  });

  it('says at its field what goes beyond a limit, and keeps it', async () => {
    fakeServer({});
    await open();
    await user.type(field('Price'), '-5');
    await user.type(field('Zip code (optional)'), '12345678901');
    expect(await screen.findByText('Please enter a valid price.')).toBeInTheDocument();
    expect(await screen.findByText('A zip code can have up to 10 characters')).toBeInTheDocument();
    expect(field('Zip code (optional)')).toHaveValue('12345678901');
  });

  it('keeps everything when publishing fails', async () => {
    let answer: ReturnType<typeof refusal> | typeof CREATED = refusal(500, 'platform.internal');
    fakeServer({ [PUBLISH]: () => answer });
    await openFilled();
    await publish();
    expect(await screen.findByText('Failed to create listing. Please try again.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Red kettle');
    const issues = [{ field: 'title', code: 'title-too-long', params: { max: 120 } }];
    answer = refusal(422, 'platform.invalid-input', { issues });
    await publish();
    expect(await screen.findByText('Please keep the title to 120 characters or less')).toBeInTheDocument();
    answer = CREATED;
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
  }, 20_000);

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
      '/signup?next=%2Fcreate-listing',
    );
    expect(field('Title')).toHaveValue('Red kettle');
  }, 20_000);

  it('marks what was filled in for the seller until they change it', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open('?prefilled=true&title=Desk%20lamp&price=12.5&condition=Like%20New&category=Other');
    expect(await screen.findByText('Data Pre-filled!')).toBeInTheDocument();
    expect(screen.getByText('The form is filled in for you')).toBeInTheDocument();
    expect(field(/^Title/)).toHaveValue('Desk lamp');
    expect(field(/^Description/)).toHaveValue('Desk lamp in Like New condition.');
    expect(field('Title AI Analyzed')).toBeInTheDocument();
    await user.type(field(/^Title/), ', brass');
    expect(field('Title')).toHaveValue('Desk lamp, brass');
    expect(field('Price AI Analyzed')).toHaveValue('12.50');
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ category: 'other', aiGenerated: true }]));
  });

  it('starts over, and takes that back', async () => {
    fakeServer({});
    await openFilled();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Title')).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(field('Title')).toHaveValue('Red kettle');
    expect(field('Price')).toHaveValue('12.50');
    await waitFor(() => expect(localStorage.getItem(draftKey())).toContain('Red kettle'));
  });

  it('finds the draft after a reload, and lets go of it', async () => {
    fakeServer({});
    await open();
    await user.type(field('Title'), 'Half a ket');
    await screen.findByText('Half a ket');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    await open();
    expect(await screen.findByText('We kept what you had typed.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Half a ket');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Title')).toHaveValue('');
    cleanup();
    await open();
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('We kept what you had typed.')).toBeNull();
  });

  it('sends pictures in the order they were put into', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await openFilled();
    uploads.push(taken('a'), taken('b'), taken('c'));
    await user.upload(field(/^Add photos/), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    await screen.findByText('Cover');
    await user.click(screen.getByRole('button', { name: 'Move photo 3 forward' }));
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ imageIds: ['c', 'b'] }]));
  }, 20_000);

  it('says why a picture was refused and sends it again', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await openFilled();
    uploads.push(refusal(415, 'media.image-type'));
    await user.upload(field(/^Add photos/), photo('a.jpg'));
    expect(
      await screen.findByText('Please select only image files (JPG, PNG, WebP, etc.)'),
    ).toBeInTheDocument();
    await publish();
    expect(await screen.findByText('A photo is missing')).toBeInTheDocument();
    uploads.push(taken('a'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ imageIds: ['a'] }]));
  }, 20_000);

  it('refuses too many pictures and what is none', async () => {
    fakeServer({});
    await open();
    const many = Array.from({ length: 6 }, (_, index) => photo(`${index}.jpg`));
    await user.upload(field(/^Add photos/), many);
    expect(await screen.findByText('Too many images')).toBeInTheDocument();
    expect(screen.getByText('You can only upload up to 5 images')).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(5);
  });

  it('asks a visitor who they are, and brings them back', async () => {
    fakeServer({});
    await renderApp('/create-listing?prefilled=true&title=Lamp', features);
    expect(await screen.findByText('First, who is selling?')).toBeInTheDocument();
    const signIn = screen.getByRole('main').querySelector('a[href^="/auth"]');
    expect(signIn).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent('/create-listing?prefilled=true&title=Lamp')}`,
    );
  });

  it('edits a listing of one’s own', async () => {
    const listing = aListing({ category: 'services' });
    const EDIT = `PATCH /api/listings/${listing.id}`;
    const calls = fakeServer({
      [`GET /api/listings/${listing.id}`]: { body: listing },
      [EDIT]: { status: 204 },
    });
    await open(`?edit=${listing.id}`);
    await waitFor(() => expect(field('Title')).toHaveValue('Walnut lounge chair'));
    await user.clear(field('Price'));
    await user.type(field('Price'), '99');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls, EDIT)).toMatchObject([{ price: 99, category: 'services', imageIds: [] }]);
  });

  it('lets an administrator edit another’s listing, and leaves what they are not told', async () => {
    const listing = aListing({ images: [] });
    const EDIT = `PATCH /api/listings/${listing.id}`;
    const calls = fakeServer({
      [`GET /api/listings/${listing.id}`]: { body: listing },
      [EDIT]: { status: 204 },
    });
    await open(`?edit=${listing.id}`, aSession({ id: 'the-admin', role: 'admin' }));
    await waitFor(() => expect(field('Title')).toHaveValue('Walnut lounge chair'));
    uploads.push(taken('new'));
    await user.upload(field(/^Add photos/), photo('a.jpg'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls, EDIT)).toMatchObject([{ imageIds: ['new'] }]);
    expect(Object.keys(bodies(calls, EDIT)[0] as object)).not.toContain('zipCode');
  }, 20_000);

  it('lets nobody edit what is not theirs', async () => {
    const listing = aListing();
    fakeServer({ [`GET /api/listings/${listing.id}`]: { body: listing } });
    await open(`?edit=${listing.id}`, aSession({ id: 'someone-else' }));
    expect(await screen.findByText('This is not your listing')).toBeInTheDocument();
  });
});
