import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeSocket } from '../../../api/fake-socket';
import { watchEvents } from '../../../api/watch-events';
import { watchSales } from './watch-sales';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const SALE = {
  id: 'sale',
  title: 'Field guide',
  price: 6,
  soldAt: '2026-11-20T12:00:00.000Z',
  sellerId: 'mara',
  sellerName: 'Mara K',
  sellerAvatar: null,
};

describe('whoever watches what is sold', () => {
  afterEach(() => socket.forget());

  it('is told of each sale, and that there may have been some without a connection', async () => {
    const told = { sold: jest.fn(), missed: jest.fn() };
    const hurried = watchEvents({});
    const stop = watchSales(told);
    await waitFor(() => expect(socket.client.listening('connect')).toBe(true));
    await socket.connect();
    await socket.says('catalog.item-sold', SALE);
    expect(told.sold).toHaveBeenCalledWith(SALE);
    const before = told.missed.mock.calls.length;
    await socket.disconnect();
    await socket.connect();
    expect(told.missed).toHaveBeenCalledTimes(before + 1);
    expect(socket.said('catalog.watch-sales')).toEqual([{ watching: true }, { watching: true }]);

    stop();
    hurried();
    await waitFor(() => expect(socket.said('catalog.watch-sales').at(-1)).toEqual({ watching: false }));
    await socket.says('catalog.item-sold', SALE);
    expect(told.sold).toHaveBeenCalledTimes(1);
  });
});
