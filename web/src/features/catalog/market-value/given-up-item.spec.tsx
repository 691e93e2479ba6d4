import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MarketValue, marketValueApi } from '../../../api/catalog/market-value.gen';
import { fakeServer } from '../../../api/fake-server';
import { fakeUploads } from '../../../api/fake-uploads';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { READING, VALUE } from './a-market-value';
import { marketValue } from './feature';

const ESTIMATES = 'POST /api/market-value/estimates';

const picker = () => screen.findByLabelText('Choose a screenshot');
const png = () => new File(['x'], 'shot.png', { type: 'image/png' });
const choose = async () => userEvent.upload(await picker(), png());

describe('the page of market value', () => {
  afterEach(() => {
    forgetEverything();
    jest.useRealTimers();
  });

  it('takes another screenshot once the one on its way is cancelled, and nothing of that one comes', async () => {
    const reading = Promise.withResolvers<{ status: number; body: typeof READING }>();
    fakeUploads().push(reading.promise);
    fakeServer({});
    await renderApp('/market-value', [marketValue]);
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await picker()).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    await act(async () => reading.resolve({ status: 200, body: READING }));
    expect(await picker()).toBeVisible();
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
  });

  it('says so when a screenshot stands still on its way, and takes it again', async () => {
    void fakeUploads();
    fakeServer({});
    await renderApp('/market-value', [marketValue]);
    const input = await picker();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    fireEvent.change(input, { target: { files: [png()] } });
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(screen.getByText('Sending the screenshot…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('Upload Failed')).toBeVisible();
    expect(screen.getByLabelText('Choose a screenshot')).toBeVisible();
  });

  it('shows nothing of an item that was given up while it was compared', async () => {
    const uploads = fakeUploads();
    uploads.push({ status: 200, body: READING }, { status: 200, body: READING });
    const comparison = Promise.withResolvers<{ body: MarketValue }>();
    fakeServer({ [ESTIMATES]: () => comparison.promise });
    const { dispatch } = await renderApp('/market-value', [marketValue]);
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Show its value' }));
    await userEvent.click(screen.getByRole('button', { name: 'Another screenshot' }));
    await choose();
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Electric guitar');
    expect(screen.queryByText('Comparing…')).toBeNull();
    comparison.resolve({ body: VALUE });
    // Once a later one has been answered, this one has been as well.
    const later = {
      estimateBody: { title: '', price: null, platform: null, condition: null, category: null },
    };
    await act(async () => void (await dispatch(marketValueApi.endpoints.estimateValue.initiate(later))));
    expect(screen.queryByRole('region', { name: /Market value of/ })).toBeNull();
    expect(screen.queryByText('Here is what we know of its value.')).toBeNull();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Electric guitar');
  });
});
