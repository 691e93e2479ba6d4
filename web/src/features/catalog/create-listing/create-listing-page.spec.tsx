import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../api/a-listing';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import { uploadImage, UploadFailed } from '../../../api/upload-image';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { createListing } from './feature';

jest.mock('../../../api/watch-listing', () => ({ watchListing: () => () => undefined }));
jest.mock('../../../api/upload-image', () => {
  const real = jest.requireActual<typeof import('../../../api/upload-image')>('../../../api/upload-image');
  return { ...real, uploadImage: jest.fn() };
});
const upload = jest.mocked(uploadImage);

const PUBLISH = 'POST /api/listings';
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
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish listing' }));
const choose = async (category: string) => {
  await userEvent.click(field('Category'));
  await userEvent.click(await screen.findByTitle(category));
};
const photo = (name: string, id: string) => {
  upload.mockResolvedValueOnce({ id, width: 10, height: 10, placeholder: 'data:,' });
  return new File(['x'], name, { type: 'image/jpeg' });
};

async function fillIn() {
  await userEvent.type(field('Title'), 'Red kettle');
  await userEvent.type(field('Price'), '12.5');
  await choose('Home & Garden');
  await userEvent.click(field('Good'));
  await userEvent.type(field('Description'), 'Boils.');
}

describe('the page that creates a listing', () => {
  afterEach(() => {
    forgetEverything();
    upload.mockReset();
    jest.restoreAllMocks();
  });

  it('publishes what was typed, once, and goes to the listing', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open();
    await fillIn();
    await userEvent.type(field('Location (optional)'), ' Old Mill ');
    await userEvent.type(field('Tags (optional)'), 'kitchen, red{Enter}');
    await userEvent.type(field('Tags (optional)'), 'red');
    await userEvent.click(screen.getByRole('button', { name: 'Add Tag' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Publish listing' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeVisible();
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
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByText('Please fill in all required fields.')).toBeVisible();
    expect(await screen.findAllByText('Please fill in this field')).toHaveLength(5);
    expect(field('Title')).toBeInvalid();
    expect(bodies(calls)).toEqual([]);
  });

  it('says at its field what goes beyond a limit, and keeps it', async () => {
    fakeServer({});
    await open();
    await userEvent.type(field('Price'), '-5');
    await userEvent.type(field('Zip code (optional)'), '12345678901');
    expect(await screen.findByText('Please enter a valid price.')).toBeVisible();
    expect(await screen.findByText('A zip code can have up to 10 characters')).toBeVisible();
    expect(field('Zip code (optional)')).toHaveValue('12345678901');
  });

  it('keeps everything when publishing fails', async () => {
    let answer: ReturnType<typeof refusal> | typeof CREATED = refusal(500, 'platform.internal');
    fakeServer({ [PUBLISH]: () => answer });
    await open();
    await fillIn();
    await publish();
    expect(await screen.findByText('Failed to create listing. Please try again.')).toBeVisible();
    expect(field('Title')).toHaveValue('Red kettle');
    const issues = [{ field: 'title', code: 'title-too-long', params: { max: 120 } }];
    answer = refusal(422, 'platform.invalid-input', { issues });
    await publish();
    expect(await screen.findByText('Please keep the title to 120 characters or less')).toBeVisible();
    answer = CREATED;
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeVisible();
  }, 20_000);

  it('tells a guest with three listings how to have more', async () => {
    fakeServer({ [PUBLISH]: refusal(403, 'catalog.guest-listing-limit', { params: { limit: 3 } }) });
    await open('', aGuestSession());
    await fillIn();
    await publish();
    expect(await screen.findByText('You have reached the guest limit')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup?next=%2Fcreate-listing');
    expect(field('Title')).toHaveValue('Red kettle');
  }, 20_000);

  it('marks what was filled in for the seller until they change it', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open('?prefilled=true&title=Desk%20lamp&price=12.5&condition=Like%20New&category=Other');
    expect(await screen.findByText('Data Pre-filled!')).toBeVisible();
    expect(screen.getByText('The form is filled in for you')).toBeVisible();
    expect(field(/^Title/)).toHaveValue('Desk lamp');
    expect(field(/^Description/)).toHaveValue('Desk lamp in Like New condition.');
    expect(field('Title AI Analyzed')).toBeVisible();
    await userEvent.type(field(/^Title/), ', brass');
    expect(field('Title')).toHaveValue('Desk lamp, brass');
    expect(field('Price AI Analyzed')).toHaveValue(12.5);
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ category: 'other', aiGenerated: true }]));
  });

  it('finds the draft after a reload, and lets go of it', async () => {
    fakeServer({});
    await open();
    await userEvent.type(field('Title'), 'Half a ket');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    await open();
    expect(await screen.findByText('We kept what you had typed.')).toBeVisible();
    expect(field('Title')).toHaveValue('Half a ket');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Title')).toHaveValue('');
    cleanup();
    await open();
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('We kept what you had typed.')).toBeNull();
  });

  it('sends pictures in the order they were put into', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open();
    await fillIn();
    const files = [photo('a.jpg', 'a'), photo('b.jpg', 'b'), photo('c.jpg', 'c')];
    await userEvent.upload(field(/^Add photos/), files);
    await screen.findByText('Cover');
    await userEvent.click(screen.getByRole('button', { name: 'Move photo 3 forward' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ imageIds: ['c', 'b'] }]));
  }, 20_000);

  it('says why a picture was refused and sends it again', async () => {
    const calls = fakeServer({ [PUBLISH]: CREATED });
    await open();
    await fillIn();
    const problem = { status: 415, code: 'media.image-type', title: 'refused' };
    upload.mockRejectedValueOnce(new UploadFailed(problem));
    await userEvent.upload(field(/^Add photos/), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('Please select only image files (JPG, PNG, WebP, etc.)')).toBeVisible();
    await publish();
    expect(await screen.findByText('A photo is missing')).toBeVisible();
    upload.mockResolvedValueOnce({ id: 'a', width: 10, height: 10, placeholder: 'data:,' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await publish();
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ imageIds: ['a'] }]));
  }, 20_000);

  it('refuses too many pictures and what is none', async () => {
    fakeServer({});
    await open();
    upload.mockReturnValue(new Promise(() => undefined));
    const many = Array.from({ length: 6 }, (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(field(/^Add photos/), many);
    expect(await screen.findByText('Too many images')).toBeVisible();
    expect(screen.getByText('You can only upload up to 5 images')).toBeVisible();
    expect(screen.getAllByRole('progressbar')).toHaveLength(5);
  });

  it('asks a visitor who they are, and brings them back', async () => {
    fakeServer({});
    await renderApp('/create-listing?prefilled=true&title=Lamp', features);
    expect(await screen.findByText('First, who is selling?')).toBeVisible();
    const signIn = screen.getByRole('main').querySelector('a[href^="/auth"]');
    expect(signIn).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent('/create-listing?prefilled=true&title=Lamp')}`,
    );
  });

  it('edits a listing of one’s own', async () => {
    const listing = aListing({ category: 'services' });
    const EDIT = `PATCH /api/listings/${listing.id}`;
    const calls = fakeServer({ [`GET /api/listings/${listing.id}`]: { body: listing }, [EDIT]: { status: 204 } });
    await open(`?edit=${listing.id}`);
    await waitFor(() => expect(field('Title')).toHaveValue('Walnut lounge chair'));
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), '99');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Arrived at /listing/:id')).toBeVisible();
    expect(bodies(calls, EDIT)).toMatchObject([{ price: 99, category: 'services', imageIds: [] }]);
  });

  it('lets nobody edit what is not theirs', async () => {
    const listing = aListing();
    fakeServer({ [`GET /api/listings/${listing.id}`]: { body: listing } });
    await open(`?edit=${listing.id}`, aSession({ id: 'someone-else' }));
    expect(await screen.findByText('This is not your listing')).toBeVisible();
  });
});
