import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { fakeServer, refusal } from '../../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../../app/render-app';
import { PageNotLoaded } from '../../../../app/routing/lazy-page';
import { shownToast } from '../../../../ui/toast/toast-store';
import { bodies, CREATED, field, PUBLISH, publish } from '../a-listing-form';
import { aDraft, anyPut, draftInAddress, leave } from '../draft/a-server-draft';
import { createListing } from '../feature';
import { aDraftedListing, lookAlike } from '../review/a-drafted-listing';
import { reviewDraft } from '../review/drafting-page';
import { createText } from './feature';

const DRAFT = 'POST /api/drafting/text';
const SAID = 'My old film camera with the 50 mm lens, works fine. 95 dollars, pick-up in Riverside.';
const NONE_LEFT = { body: { items: [], nextCursor: null, totals: { listings: 0 }, publishable: 0 } };
const READY = 'Your draft is ready. Does it sound right?';

async function open(search = '', session = aSession()) {
  await renderApp(`/create-text-listing${search}`, [
    createText,
    createListing,
    stub('/listing/:id'),
    stub('/auth'),
    stub('/create-ai-listing'),
  ]);
  await signedInAs(session);
}
const say = async (text: string) =>
  userEvent.type(await screen.findByLabelText('What are you selling?'), text);
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate Listing' }));

const lost = () => Promise.reject(new PageNotLoaded(new Error('no connection'), () => undefined));

describe('a listing from a sentence', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('takes one typed field and two clicks to be published', async () => {
    const calls = fakeServer({ [DRAFT]: { body: aDraftedListing() }, [PUBLISH]: CREATED });
    await open();
    await say(SAID);
    await generate();
    await screen.findByRole('heading', { name: READY });
    await publish();
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls, DRAFT)).toEqual([{ text: SAID }]);
    expect(bodies(calls)).toEqual([
      {
        title: 'Film camera with 50 mm lens',
        description: 'Film camera with a 50 mm lens. Works fine.',
        price: 95,
        category: 'collectibles',
        condition: 'good',
        location: 'Riverside',
        zipCode: null,
        tags: ['camera'],
        imageIds: [],
        aiGenerated: true,
        draftId: expect.any(String),
      },
    ]);
  });

  it('is a draft from the first moment, with the words it was made of, found again after a reload', async () => {
    const calls = fakeServer({ [DRAFT]: { body: aDraftedListing({ fellBack: true }) } });
    await open();
    await say(SAID);
    await generate();
    await screen.findByRole('heading', { name: READY });
    expect(screen.getByText('Listing Generated!').parentElement).toHaveTextContent(
      'Listing Generated! Your listing details have been created. Feel free to edit them.',
    );
    expect(shownToast()).toBeNull();
    expect(screen.getByText(/^The AI service did not answer in time/)).toBeInTheDocument();
    expect(screen.getByText('3 look-alikes: $80–$110, median $95')).toBeInTheDocument();
    expect(screen.getByText('Camera at 110: sold for $110')).toBeInTheDocument();
    await leave();
    await waitFor(() =>
      expect(anyPut(calls).at(-1)?.body).toMatchObject({
        title: 'Film camera with 50 mm lens',
        byAi: ['title', 'description', 'price', 'category', 'condition', 'location', 'tags'],
        origins: aDraftedListing().origins,
        prompt: SAID,
        audioId: null,
      }),
    );
    const id = draftInAddress();
    cleanup();
    await open(`?draft=${id}`);
    expect(await screen.findByRole('heading', { name: READY })).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Film camera with 50 mm lens');
    expect(screen.getByRole('region', { name: 'What you said' })).toHaveTextContent(SAID);
  });

  it('says how few look-alikes there are, and draws no line of them', async () => {
    const lookAlikes = { items: [lookAlike(80), lookAlike(90)], median: null };
    fakeServer({ [DRAFT]: { body: aDraftedListing({ lookAlikes }) } });
    await open();
    await say('A camera');
    await generate();
    expect(await screen.findByText('Only 2 look-alikes: too few for a price')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Look-alikes and their prices' })).toBeNull();
  });

  it('asks for a description', async () => {
    const calls = fakeServer({});
    await open();
    await say('   ');
    await generate();
    await waitFor(() => expect(shownToast()?.title).toBe('No description provided'));
    expect(field('What are you selling?')).toHaveAccessibleDescription(/Please enter a brief description/);
    expect(bodies(calls, DRAFT)).toEqual([]);
  });

  it(`takes ${DRAFTING_LIMITS.text} characters`, async () => {
    const calls = fakeServer({ [DRAFT]: { body: aDraftedListing() } });
    await open();
    const area = await screen.findByLabelText('What are you selling?');
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(DRAFTING_LIMITS.text + 1));
    await generate();
    expect(
      await screen.findByText(`Please keep the description to ${DRAFTING_LIMITS.text} characters or less`),
    ).toBeInTheDocument();
    await userEvent.type(area, '{Backspace}');
    await generate();
    await screen.findByRole('heading', { name: READY });
    expect(bodies(calls, DRAFT)).toHaveLength(1);
  });

  it('tells of a failure, and shows what was made, though the code of what comes next is late or fails to come', async () => {
    jest.spyOn(reviewDraft, 'preload').mockImplementation(lost);
    fakeServer({ [DRAFT]: () => 'network-error' as const });
    await open();
    await say(SAID);
    await generate();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error Processing Description' }));
    fakeServer({ [DRAFT]: { body: aDraftedListing() } });
    await generate();
    expect(await screen.findByRole('heading', { name: READY })).toBeInTheDocument();
  });

  it.each([
    ['an error', () => refusal(500, 'platform.internal'), 'Failed to process description. Please try again.'],
    ['no answer', () => 'network-error' as const, 'Failed to process description. Please try again.'],
  ])('keeps what was typed after %s, and over a reload', async (_, answer, text) => {
    fakeServer({ [DRAFT]: answer });
    await open();
    await say(SAID);
    await generate();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error Processing Description', description: text }),
    );
    expect(field('What are you selling?')).toHaveValue(SAID);
    cleanup();
    await open();
    expect(await screen.findByLabelText('What are you selling?')).toHaveValue(SAID);
  });

  it('is asked for once, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: object }>();
    const calls = fakeServer({ [DRAFT]: () => promise });
    await open();
    await say(SAID);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Generate Listing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Generating...' }));
    await say(' What is typed now is in no draft.');
    expect(field('What are you selling?')).toHaveValue(SAID);
    expect(field('What are you selling?')).toHaveFocus();
    resolve({ body: aDraftedListing() });
    await screen.findByRole('heading', { name: READY });
    expect(bodies(calls, DRAFT)).toHaveLength(1);
  });

  it('has what was typed when its page was left before the draft was there, described again as well', async () => {
    let answer: object = { body: aDraftedListing() };
    const calls = fakeServer({ [DRAFT]: () => answer });
    await open();
    await say(SAID);
    await generate();
    await screen.findByRole('heading', { name: READY });
    await leave();
    await waitFor(() => expect(anyPut(calls)).not.toEqual([]));
    await userEvent.click(screen.getByRole('button', { name: 'Describe it again' }));
    await screen.findByLabelText('What are you selling?');
    const { promise, resolve } = Promise.withResolvers<object>();
    answer = promise;
    await generate();
    await waitFor(() => expect(bodies(calls, DRAFT)).toHaveLength(2));
    await userEvent.click(screen.getByRole('link', { name: 'Other ways to list it' }));
    await screen.findByText('Arrived at /create-ai-listing');
    await act(async () => resolve({ body: aDraftedListing() }));
    await act(async () => history.back());
    expect(await screen.findByLabelText('What are you selling?')).toHaveValue(SAID);
  });

  it('can be described again: the words are there, and the draft is gone', async () => {
    const calls = fakeServer({ [DRAFT]: { body: aDraftedListing() } });
    await open();
    await say(SAID);
    await generate();
    await screen.findByRole('heading', { name: READY });
    await leave();
    await waitFor(() => expect(anyPut(calls)).not.toEqual([]));
    const id = draftInAddress();
    await userEvent.click(screen.getByRole('button', { name: 'Describe it again' }));
    expect(await screen.findByLabelText('What are you selling?')).toHaveValue(SAID);
    expect(draftInAddress()).toBeNull();
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain(`DELETE /api/my-drafts/${id}`));
  });

  it('tells a guest who has three listings before they type, and a visitor who is nobody yet', async () => {
    fakeServer({
      'GET /api/my-listings': NONE_LEFT,
      [`GET /api/my-drafts/${aDraft().id}`]: { body: aDraft() },
    });
    await open('', aGuestSession());
    expect(await screen.findByText('You have reached the guest limit')).toBeInTheDocument();
    expect(screen.queryByLabelText('What are you selling?')).toBeNull();
    expect(screen.getByRole('main').querySelector('a[href^="/signup"]')).toHaveAttribute(
      'href',
      '/signup?next=%2Fcreate-text-listing',
    );
    forgetEverything();
    await renderApp('/create-text-listing', [createText]);
    expect(await screen.findByText('First, who is selling?')).toBeInTheDocument();
  });
});
