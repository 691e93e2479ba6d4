import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview, reviewsPage } from '../../../api/community/a-review';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { reviews } from './feature';

const ID = aSession().profile.id;
const REVIEWS = `GET /api/people/${ID}/reviews`;
const open = () =>
  renderApp(`/reviews/${ID}`, [reviews, stub('/auth'), stub('/trust-profile/:id'), stub('/')]);
const texts = async () => (await screen.findAllByText(/^Words/)).map(({ textContent }) => textContent);
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Options for the review by Jonas Wirth' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
const choices = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the reviews of a person', () => {
  afterEach(forgetEverything);

  it('stand below how the person is rated, and are sorted and filtered', async () => {
    const asked: string[] = [];
    fakeServer({
      [REVIEWS]: (_, search) => {
        asked.push(search.toString());
        const text = `Words ${search.get('sort') ?? 'recent'} ${search.get('stars') ?? 'all'}`;
        return { body: reviewsPage([aReview({ text })]) };
      },
    });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Reviews of Mara Keller' })).toBeVisible();
    expect(screen.getByText('4.9 out of 5')).toBeInTheDocument();
    expect(screen.getByText('Based on 31 reviews')).toBeVisible();
    expect(choices('Sort reviews')).toEqual(['Most Recent', 'Highest Rating', 'Lowest Rating']);
    expect(choices('Filter reviews')).toEqual([
      'All Ratings',
      '5 Stars',
      '4 Stars',
      '3 Stars',
      '2 Stars',
      '1 Star',
    ]);
    expect(await texts()).toEqual(['Words recent all']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'Lowest Rating');
    expect(await screen.findByText('Words lowest all')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter reviews' }), '2 Stars');
    expect(await screen.findByText('Words lowest 2')).toBeVisible();
    // The page's own question serves its list, too.
    expect(asked).toEqual(['', 'sort=lowest', 'sort=lowest&stars=2']);
    // Who looks at the person meanwhile finds them again as they were.
    await userEvent.click(screen.getByRole('link', { name: /profile/i }));
    await screen.findByText('Arrived at /trust-profile/:id');
    act(() => history.back());
    expect(await screen.findByText('Words lowest 2')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort reviews' })).toHaveDisplayValue('Lowest Rating');
  });

  it('bear no title before it is known whose they are', async () => {
    const answer = Promise.withResolvers<{ body: object }>();
    fakeServer({ [REVIEWS]: () => answer.promise });
    document.title = 'The page before';
    await open();
    expect(document.title).toBe('The page before');
    answer.resolve({ body: reviewsPage() });
    await waitFor(() => expect(document.title).toBe('Reviews of Mara Keller · Vybac'));
  });

  it('come page by page, each with what it was about', async () => {
    fakeServer({
      [REVIEWS]: (_, search) =>
        search.has('cursor')
          ? {
              body: {
                items: [aReview({ id: 'b', text: 'Words 2', author: { id: null, name: '', avatar: null } })],
                nextCursor: null,
              },
            }
          : {
              body: reviewsPage(
                [aReview({ text: 'Words 1', item: null, counts: false, tags: ['on-time'] })],
                {
                  nextCursor: 'next',
                },
              ),
            },
    });
    await open();
    expect(await screen.findByText('Review left by someone who bought here')).toBeVisible();
    expect(screen.getByText('On time')).toBeVisible();
    expect(screen.getByText(/^Not part of the rating/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Words 2')).toBeVisible();
    expect(screen.getByText('Deleted user')).toBeVisible();
    expect(screen.getByText('Words 1')).toBeVisible();
  });

  it('say so when there are none, of all or of some stars, and lead back', async () => {
    fakeServer({
      [REVIEWS]: (_, search) =>
        search.has('stars') ? { body: { items: [], nextCursor: null } } : { body: reviewsPage([aReview()]) },
    });
    await open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Filter reviews' }), '1 Star');
    expect(await screen.findByText('No reviews with 1 star.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all ratings' }));
    expect(await screen.findByText('Pot looks new.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(location.pathname).toBe(`/trust-profile/${ID}`));
  });

  it.each([
    [{ body: reviewsPage() }, 'No reviews yet.'],
    [{ body: reviewsPage() }, 'No ratings yet'],
    [refusal(500, 'platform.internal'), 'Error loading reviews'],
    [refusal(404, 'community.person-not-found'), 'User not found'],
  ])('say what there is instead: %#', async (answer, words) => {
    fakeServer({ [REVIEWS]: answer });
    await open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('are answered by whom they are about', async () => {
    let reply: { text: string; repliedAt: string } | null = null;
    fakeServer({
      [REVIEWS]: () => ({ body: reviewsPage([aReview({ reply })]) }),
      'POST /api/reviews/review-1/reply': (body) => {
        reply = { ...(body as { text: string }), repliedAt: '2026-11-09T10:00:00.000Z' };
        return { status: 204 };
      },
    });
    await open();
    await signedInAs(aSession());
    await choose('Answer');
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer this review' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
    expect(await dialog.findByText('Please write an answer')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Sorry again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByText('Your answer is shown')).toBeVisible();
    expect(await screen.findByText('Sorry again.')).toBeVisible();
  });

  it('are reported by others, and taken down by administrators with a reason', async () => {
    const sent: unknown[] = [];
    fakeServer({
      [REVIEWS]: () => ({ body: reviewsPage([aReview()]) }),
      'POST /api/reviews/review-1/report': (body) => {
        sent.push(body);
        return { status: 204 };
      },
      'POST /api/reviews/review-1/removal': (body) => {
        sent.push(body);
        return { status: 204 };
      },
    });
    await open();
    await signedInAs(aSession({ id: 'somebody', role: 'admin' }));
    await choose('Report');
    let dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Reason' }), 'Harassment');
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Thank you for your report')).toBeVisible();
    await choose('Remove');
    dialog = within(await screen.findByRole('dialog', { name: 'Remove this review?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'An address.');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Review removed')).toBeVisible();
    expect(sent).toEqual([{ reason: 'harassment' }, { reason: 'An address.' }]);
  });

  it('ask visitors to sign in before they report one, and bring them back', async () => {
    fakeServer({ [REVIEWS]: { body: reviewsPage([aReview()]) } });
    await open();
    await choose('Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    const next = encodeURIComponent(`/reviews/${ID}?report-review=review-1`);
    expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?next=${next}`);
  });

  it('are, without a person, one’s own: a page of the dashboard', async () => {
    fakeServer({});
    await renderApp('/reviews', [reviews, stub('/dashboard/reviews')]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible();
    await signedInAs(aSession());
    expect(await screen.findByText('Arrived at /dashboard/reviews')).toBeVisible();
    expect(location.pathname).toBe('/dashboard/reviews');
  });
});
