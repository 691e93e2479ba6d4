import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '#contract/time';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { fakeUploads } from '../../../../api/fake-uploads';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { bodies, CREATED, field, PUBLISH, publish } from '../a-listing-form';
import { createListing } from '../feature';
import { aDraftedListing } from '../review/a-drafted-listing';
import { createImage } from './feature';

const DRAFT = 'POST /api/drafting/images';
const READY = 'Your draft is ready. Does it sound right?';
const MB = 1024 * 1024;
let uploads: ReturnType<typeof fakeUploads>;

const taken = (id: string) => ({ status: 201, body: { id, width: 10, height: 10, placeholder: 'data:,' } });
function photo(name: string, { size = 1, type = 'image/jpeg' } = {}) {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
const photos = (count: number) => Array.from({ length: count }, (_, n) => photo(`${n}.jpg`));

async function open() {
  await renderApp('/create-image-listing', [
    createImage,
    createListing,
    stub('/listing/:id'),
    stub('/create-ai-listing'),
  ]);
  await signedInAs(aSession());
  await screen.findByRole('heading', { name: 'Photograph it. We write the listing.' });
}
const kept = (owner: string, uploadedAt: number) =>
  localStorage.setItem(
    'listing-photos',
    JSON.stringify({ owner, images: [{ ...taken('a').body, uploadedAt }], missing: [] }),
  );
/** Whatever this browser keeps is there again. */
async function reload() {
  cleanup();
  await open();
}
const add = (files: File[]) => userEvent.upload(field(/^Add photos/), files);
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate Listing' }));
const step = () => screen.getByRole('listitem', { current: 'step' });
const told = (title: string, description: string) =>
  waitFor(() => expect(shownToast()).toMatchObject({ title, description, tone: 'destructive' }));

describe('a listing from photos', () => {
  beforeEach(() => {
    uploads = fakeUploads();
  });
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('uploads, looks at and writes, and is reviewed and published with the photos', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: object }>();
    const calls = fakeServer({ [DRAFT]: () => promise, [PUBLISH]: CREATED });
    await open();
    const first = Promise.withResolvers<ReturnType<typeof taken>>();
    uploads.push(first.promise, taken('b'));
    await add(photos(2));
    await generate();
    const stages = await screen.findByText('Uploading your photos', { selector: 'output' });
    expect(step()).toHaveTextContent('Uploading your photos');
    expect(screen.getByText('50%')).toBeInTheDocument();
    expect(bodies(calls, DRAFT)).toEqual([]);
    first.resolve(taken('a'));
    await waitFor(() => expect(step()).toHaveTextContent('Looking at them'));
    expect(stages).toHaveTextContent('Looking at them');
    expect(screen.queryByText(/%$/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-busy', 'true');
    resolve({ body: aDraftedListing() });
    expect(await screen.findByRole('heading', { name: READY })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Cover' })).toHaveAttribute('src', '/media/a/detail.webp');
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls, DRAFT)).toEqual([{ imageIds: ['a', 'b'] }]);
    expect(bodies(calls)).toMatchObject([{ imageIds: ['a', 'b'], aiGenerated: true }]);
  });

  it('has the photos that have arrived after a reload, and asks for the others anew', async () => {
    const calls = fakeServer({ [DRAFT]: { body: aDraftedListing() } });
    await open();
    uploads.push(taken('a'));
    await add(photos(3));
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/media/a/card.webp');
    await reload();
    expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/media/a/card.webp');
    expect(screen.queryByRole('img', { name: 'Photo 2' })).toBeNull();
    expect(screen.getByText('2 photos had not arrived yet')).toBeVisible();
    expect(screen.getByText('Please add them once more: 1.jpg, 2.jpg')).toBeVisible();
    await reload();
    expect(screen.getByText('2 photos had not arrived yet')).toBeVisible();
    uploads.push(taken('b'));
    await add([photo('1.jpg')]);
    expect(screen.queryByText(/had not arrived/)).toBeNull();
    await generate();
    expect(await screen.findByRole('heading', { name: READY })).toBeInTheDocument();
    expect(bodies(calls, DRAFT)).toEqual([{ imageIds: ['a', 'b'] }]);
    await reload();
    expect(screen.queryByRole('img', { name: 'Photo 1' })).toBeNull();
  });

  it('has its photos when its page was left before the draft was there', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: object }>();
    const calls = fakeServer({ [DRAFT]: () => promise });
    await open();
    uploads.push(taken('a'));
    await add(photos(1));
    await generate();
    await waitFor(() => expect(bodies(calls, DRAFT)).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Other ways to list it' }));
    await screen.findByText('Arrived at /create-ai-listing');
    await act(async () => resolve({ body: aDraftedListing() }));
    await act(async () => history.back());
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/media/a/card.webp');
  });

  it('keeps to its photos while the draft is made of them', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: object }>();
    fakeServer({ [DRAFT]: () => promise });
    await open();
    uploads.push(taken('a'), taken('b'));
    await add(photos(2));
    await generate();
    await waitFor(() => expect(step()).toHaveTextContent('Looking at them'));
    const remove = screen.getByRole('button', { name: 'Remove photo 1' });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(remove);
    await userEvent.click(screen.getByRole('button', { name: 'Move photo 2 forward' }));
    await add(photos(1));
    fireEvent.paste(document, { clipboardData: { files: photos(1) } });
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/media/a/card.webp',
      '/media/b/card.webp',
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    resolve({ body: aDraftedListing() });
    expect(await screen.findByRole('heading', { name: READY })).toBeInTheDocument();
  });

  it("begins without somebody else's photos, and without those that are no longer kept", async () => {
    fakeServer({});
    kept('somebody-else', Date.now());
    await open();
    expect(screen.queryByRole('img', { name: 'Photo 1' })).toBeNull();
    forgetEverything();
    kept(aSession().profile.id, Date.now() - DAY_MS);
    await open();
    expect(screen.queryByRole('img', { name: 'Photo 1' })).toBeNull();
  });

  it('asks for a photo', async () => {
    const calls = fakeServer({});
    await open();
    await generate();
    await told('No images selected', 'Please upload at least one image first');
    expect(screen.getByRole('main')).toHaveTextContent('Please upload at least one image first');
    expect(bodies(calls, DRAFT)).toEqual([]);
  });

  it('takes five', async () => {
    fakeServer({});
    await open();
    await add(photos(6));
    await told('Too many images', 'You can only upload up to 5 images total');
    expect(screen.getAllByRole('progressbar')).toHaveLength(5);
    fireEvent.paste(document, { clipboardData: { files: photos(1) } });
    await told('Maximum images reached', 'You can only upload up to 5 images total');
    expect(screen.getAllByRole('progressbar')).toHaveLength(5);
  });

  it.each([
    [photo('a.jpg', { size: 20 * MB + 1 }), 'File too large', 'Please select images smaller than 20MB each'],
    [
      photo('a.pdf', { type: 'application/pdf' }),
      'Invalid file type',
      'Please select only image files (JPG, PNG, WebP, etc.)',
    ],
  ])('refuses what is no photo, or too large a one', async (file, title, text) => {
    fakeServer({});
    await open();
    fireEvent.drop(screen.getByRole('region', { name: 'Photos' }), {
      dataTransfer: { files: [file], types: ['Files'] },
    });
    await told(title, text);
    expect(screen.queryAllByRole('progressbar')).toEqual([]);
  });

  it('takes one of 20 megabytes', async () => {
    fakeServer({});
    await open();
    await add([photo('a.jpg', { size: 20 * MB })]);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });

  it('stays with what was chosen when an upload fails, and goes on once it is there', async () => {
    const calls = fakeServer({ [DRAFT]: { body: aDraftedListing() } });
    await open();
    uploads.push(refusal(422, 'media.image-unreadable'));
    await add(photos(1));
    await generate();
    await told('Upload failed', 'Could not process the images. Please try different files.');
    expect(screen.getByText(/^That did not work/)).toBeInTheDocument();
    uploads.push(taken('a'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await generate();
    expect(await screen.findByRole('heading', { name: READY })).toBeInTheDocument();
    expect(bodies(calls, DRAFT)).toEqual([{ imageIds: ['a'] }]);
  });

  it('stays with the photos when they cannot be looked at', async () => {
    fakeServer({ [DRAFT]: refusal(500, 'platform.internal') });
    await open();
    uploads.push(taken('a'));
    await add(photos(1));
    await generate();
    await told('Processing Failed', 'Failed to analyze images. Please try again with clearer photos.');
    expect(screen.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Generate Listing' })).not.toHaveAttribute('aria-busy');
  });
});
