import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MarketValue } from '../../../api/catalog/market-value.gen';
import { fakeServer, refusal } from '../../../api/fake-server';
import { fakeUploads } from '../../../api/fake-uploads';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { READING, VALUE } from './a-market-value';
import { marketValue } from './feature';

const ESTIMATES = 'POST /api/market-value/estimates';

const png = (name = 'shot.png', type = 'image/png') => new File(['x'], name, { type });

const show = async (routes: Parameters<typeof fakeServer>[0] = {}) => {
  const calls = fakeServer({ [ESTIMATES]: { body: VALUE }, ...routes });
  await renderApp('/market-value', [marketValue]);
  return calls;
};
const picker = () => screen.findByLabelText('Choose a screenshot');

const bar = () => screen.queryByRole('progressbar', { name: 'Progress' });

const choose = async (file = png()) => await userEvent.upload(await picker(), file, { applyAccept: false });

describe('the page of market value', () => {
  let uploads: ReturnType<typeof fakeUploads>;
  beforeEach(() => {
    uploads = fakeUploads();
  });
  afterEach(forgetEverything);

  it('goes from a screenshot by what was read to its value', async () => {
    uploads.push({ status: 200, body: READING });
    const calls = await show();
    await choose();
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Electric guitar');
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '75');
    expect(screen.getByText('Please check')).toBeVisible();
    const price = screen.getByLabelText(/^Price there/);
    expect(price).toHaveValue('149.50');
    await userEvent.clear(price);
    await userEvent.type(price, '140');
    await userEvent.click(screen.getByRole('button', { name: 'Show its value' }));
    const card = within(await screen.findByRole('region', { name: /Market value of/ }));
    expect(await screen.findByText('Here is what we know of its value.')).toBeVisible();
    expect(calls.filter(({ route }) => route === ESTIMATES).map(({ body }) => body)).toEqual([
      { title: 'Electric guitar', price: 140, platform: 'ebay', condition: 'good', category: null },
    ]);
    for (const text of ['$180', '$175', '$160', '$150', '$30.50', 'Medium'])
      expect(card.getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
    expect(card.getByText(/8 similar items stand behind this/)).toBeVisible();
    expect(card.getByRole('row', { name: 'Sold for 3 $180 $160 and $185' })).toBeVisible();
    expect(card.getByText(/sold after 4 days/)).toBeVisible();
    expect(
      card.getByText(/^In the last 90 days 3 sales; now 5 for sale, with 1,240 views and 1 save\./),
    ).toBeVisible();
    expect(card.getByText(/^in the middle of 1 sale\./)).toBeVisible();
    expect(card.getByRole('link', { name: 'Guitar, red' })).toHaveAttribute('href', '/listing/one');
    expect(card.getByRole('link', { name: 'List it Now' })).toHaveAttribute(
      'href',
      '/create-listing?title=Electric+guitar&price=180&condition=good&category=musical-instruments&prefilled=true',
    );
    await userEvent.click(card.getByRole('button', { name: 'Analyze Another Item' }));
    expect(await picker()).toBeVisible();
  });

  it('is all done for a second beside the value, after it was compared', async () => {
    uploads.push({ status: 200, body: READING });
    const comparison = Promise.withResolvers<{ body: MarketValue }>();
    await show({ [ESTIMATES]: () => comparison.promise });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Show its value' }));
    expect(bar()?.parentElement).toHaveTextContent(/^Comparing…$/);
    expect(bar()).toHaveAttribute('value', '75');
    comparison.resolve({ body: VALUE });
    await screen.findByRole('region', { name: /Market value of/ });
    expect(bar()).toHaveAttribute('value', '100');
    expect(bar()?.parentElement).toHaveTextContent(/^Analysis Complete$/);
    await waitFor(() => expect(bar()).toBeNull(), { timeout: 3000 });
    expect(screen.getByRole('region', { name: /Market value of/ })).toBeVisible();
  });

  it('tells each stage as it comes', async () => {
    await show();
    await choose();
    expect(await screen.findByText('Sending the screenshot…')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '25');
  });

  it('takes what is dropped or pasted, too', async () => {
    await show();
    const target = (await picker()).closest('label') as HTMLElement;
    uploads.push({ status: 200, body: READING });
    fireEvent.drop(target, { dataTransfer: { files: [png()] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Another screenshot' }));
    await picker();
    uploads.push({ status: 200, body: READING });
    fireEvent.paste(document.body, { clipboardData: { files: [png()] } });
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Electric guitar');
  });

  it('works without a screenshot', async () => {
    const calls = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Or say what it is' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show its value' }));
    expect(screen.getByText('Please say what it is')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Title/), 'Desk lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Show its value' }));
    await screen.findByRole('region', { name: /Market value of/ });
    expect(calls.find(({ route }) => route === ESTIMATES)?.body).toEqual({
      title: 'Desk lamp',
      price: null,
      platform: null,
      condition: null,
      category: null,
    });
  });

  it.each([
    [0, '$0'],
    [-10, '−$10'],
  ])('writes a profit of %d as %s', async (estimatedProfit, shown) => {
    await show({ [ESTIMATES]: { body: { ...VALUE, estimatedProfit } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Or say what it is' }));
    await userEvent.type(screen.getByLabelText(/^Title/), 'Desk lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Show its value' }));
    const profit = (await screen.findByText('Estimated profit')).parentElement;
    expect(profit).toHaveTextContent(shown);
    expect(profit).not.toHaveTextContent('Free');
  });

  it('says so when few, or none, stand behind it', async () => {
    const few = {
      ...VALUE,
      isFew: true,
      buyPrice: null,
      suggestedWeBuyBackPrice: null,
      fastestPlatforms: [],
    };
    await show({ [ESTIMATES]: { body: few } });
    await userEvent.click(await screen.findByRole('button', { name: 'Or say what it is' }));
    await userEvent.type(screen.getByLabelText(/^Title/), 'Desk lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Show its value' }));
    expect(await screen.findByText('Fewer than 5 similar items stand behind this')).toBeVisible();
    expect(screen.getAllByText('Too few to say')).toHaveLength(2);
  });

  it.each([
    [png('notes.txt', 'text/plain'), 'Invalid file type', 'Please upload an image file (PNG, JPG, WebP)'],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }),
      'File too large',
      'Please select images smaller than 10MB each',
    ],
  ])('sends no file that is refused anyway', async (file, title, text) => {
    await show();
    await choose(file);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(await picker()).toBeVisible();
  });

  it.each([
    [415, 'media.image-type', 'Invalid file type'],
    [422, 'media.image-unreadable', 'Analysis Failed'],
    [503, 'ai.picture-unread', 'Analysis Failed'],
    [503, 'platform.unavailable', 'Upload Failed'],
    [429, 'catalog.too-many-readings', 'Too many screenshots'],
  ])('says what failed at %i %s, and takes another', async (status, code, title) => {
    uploads.push({ status, body: refusal(status, code).body });
    await show();
    await choose();
    expect(await screen.findByText(title)).toBeVisible();
    expect(await picker()).toBeVisible();
  });

  it('says so when nothing can be read', async () => {
    const nothing = { ...READING, title: null, price: null, platform: null, condition: null };
    uploads.push({ status: 200, body: nothing });
    await show();
    await choose();
    expect(await screen.findByText('Analysis Failed')).toBeVisible();
    expect(
      screen.getByText("We couldn't analyze this image. Please try a clearer screenshot."),
    ).toBeVisible();
  });

  it('keeps what was typed when its value cannot be told', async () => {
    await show({ [ESTIMATES]: refusal(503, 'platform.unavailable') });
    await userEvent.click(await screen.findByRole('button', { name: 'Or say what it is' }));
    await userEvent.type(screen.getByLabelText(/^Title/), 'Desk lamp');
    await userEvent.click(screen.getByRole('button', { name: 'Show its value' }));
    expect(await screen.findByRole('button', { name: 'Show its value' })).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Desk lamp');
  });

  it('is linked for strangers only, and open to all', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Market Value' })).toBeVisible();
    await signedInAs(aSession());
    expect(screen.queryByRole('link', { name: 'Market Value' })).toBeNull();
    expect(await picker()).toBeVisible();
  });
});
