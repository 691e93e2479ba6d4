import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeal } from '../../../../api/community/a-review';
import type { DealToReview } from '../../../../api/community/reviews';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { fakeUploads } from '../../../../api/fake-uploads';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { reviews } from '../feature';
import { OwnReviews } from '../own-reviews';

const page: Feature = {
  name: 'page',
  namespaces: ['reviews'],
  routes: [{ path: '/dashboard/reviews', page: () => Promise.resolve(OwnReviews) }],
};
const mine = (wanted: Partial<NonNullable<DealToReview['mine']>> = {}) => ({
  id: 'review-1',
  state: 'waiting' as const,
  stars: 4,
  text: 'Fine pot.',
  tags: ['friendly' as const],
  photos: [],
  reply: null,
  removedReason: null,
  ...wanted,
});
const open = async (deal: DealToReview | null, path = '/dashboard/reviews?review=sale-1') => {
  let stored = deal;
  const sent: unknown[] = [];
  fakeServer({
    'GET /api/my-deals/to-review': () => ({
      body: { toReview: stored && !stored.mine ? [stored] : [], waiting: stored?.mine ? [stored] : [] },
    }),
    'GET /api/deals/sale-1': () => (stored ? { body: stored } : refusal(404, 'community.deal-not-found')),
    'POST /api/deals/sale-1/review': (body) => {
      sent.push(body);
      stored = aDeal({ mine: mine({ stars: 5 }) });
      return { status: 201, body: stored };
    },
    'PATCH /api/deals/sale-1/review': (body) => {
      sent.push(body);
      stored = aDeal({ mine: mine({ stars: 2, state: 'shown' }) });
      return { body: stored };
    },
  });
  await renderApp(path, [page, reviews, stub('/auth')]);
  await signedInAs(aSession());
  return sent;
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Write a review' }));

describe('writing a review', () => {
  afterEach(forgetEverything);

  it('is stars, what was good, words and photos, and says until when nobody sees it', async () => {
    const uploads = fakeUploads();
    uploads.push({ status: 201, body: { id: 'image-1', width: 800, height: 600, placeholder: 'data:,' } });
    const sent = await open(aDeal());
    const form = await dialog();
    expect(await form.findByText('How was buying “Enamelled cast-iron pot” from Mara Keller?')).toBeVisible();
    expect(form.getByText(/^Mara Keller can't read it before they have written one, too/)).toBeVisible();
    expect(form.getAllByRole('checkbox')).toHaveLength(4);
    expect(form.queryByRole('checkbox', { name: 'Paid as agreed' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Send review' }));
    expect(await form.findByText('Please choose a number of stars')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(form.getByRole('radio', { name: '5 stars: Great' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'As described' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Your review (optional)' }), ' Pot looks new. ');
    const photo = new File(['x'], 'pot.jpg', { type: 'image/jpeg' });
    await userEvent.upload(form.getByLabelText('Add photos'), photo);
    await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Your review is saved')).toBeVisible();
    expect(sent).toEqual([
      { stars: 5, text: 'Pot looks new.', tags: ['as-described'], imageIds: ['image-1'] },
    ]);
    // The list beneath it follows.
    expect(await screen.findByText(/^Shown when both wrote or in \d+ days?$/)).toBeVisible();
    expect(screen.getByText('Nothing waits for a review. After a deal you are asked here.')).toBeVisible();
  });

  it('says that it is a day when no more are left', async () => {
    await open(aDeal({ closesAt: new Date(Date.now() + 3_600_000).toISOString() }));
    const form = await dialog();
    await userEvent.click(form.getByRole('radio', { name: '5 stars: Great' }));
    await userEvent.click(form.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('It is shown when both of you have written, or in 1 day.')).toBeVisible();
  });

  it('changes what is not shown yet', async () => {
    const sent = await open(aDeal({ side: 'seller', mine: mine({ tags: ['paid-as-agreed'] }) }));
    const form = await dialog();
    expect(await form.findByRole('checkbox', { name: 'Paid as agreed' })).toBeChecked();
    expect(form.getByRole('textbox', { name: 'Your review (optional)' })).toHaveValue('Fine pot.');
    expect(form.getByRole('radio', { name: '4 stars: Good' })).toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: '2 stars: Not good' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You have both written: the reviews are shown now.')).toBeVisible();
    expect(sent).toMatchObject([{ stars: 2 }]);
  });

  it.each([
    [aDeal({ obstacle: 'closed' }), 'The time to review this deal is over.'],
    [aDeal({ obstacle: 'called-off' }), 'This deal was called off, so it cannot be reviewed.'],
    [aDeal({ obstacle: 'left' }), 'The other person has left.'],
    [aDeal({ mine: mine({ state: 'removed', removedReason: 'An address.' }) }), 'Removed: An address.'],
    [aDeal({ mine: mine({ state: 'shown' }) }), 'Shown to everybody'],
    [null, 'The deal could not be loaded'],
  ])('is not offered when it cannot be: %#', async (deal, words) => {
    await open(deal);
    const shown = await dialog();
    expect(await shown.findByText(words, { exact: false })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Send review' })).toBeNull();
  });

  it('begins from the list of what waits for one', async () => {
    await open(aDeal(), '/dashboard/reviews');
    expect(await screen.findByText('Enamelled cast-iron pot, $35')).toBeVisible();
    expect(screen.getByText(/^From Mara Keller · \d+ days? left$/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Write a review: Enamelled cast-iron pot' }));
    expect(await (await dialog()).findByRole('radio', { name: '5 stars: Great' })).toBeInTheDocument();
  });
});
