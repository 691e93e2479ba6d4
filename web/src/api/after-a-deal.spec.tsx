import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { baseApi } from './base-api';
import { aListing } from './catalog/a-listing';
import { useListingQuery } from './catalog/listings';
import { useMyListingsInfiniteQuery } from './catalog/own-listings';
import { useRelistListingMutation, useSellListingMutation } from './catalog/selling';
import { aMeetup } from './community/a-meetup';
import { useMoveOnMeetupMutation } from './community/meetups';
import { useDealsToReviewQuery } from './community/reviews';
import { fakeServer } from './fake-server';
import { useAcceptOfferMutation, useCancelDealMutation } from './messaging/messaging';
import { anEntry } from './monetization/an-order';
import { useMoveOnOrderMutation } from './monetization/orders';

jest.mock('./socket', () => ({ watch: () => () => undefined }));

const ITEM = aListing().id;
const OTHER = '01930000-0000-7000-8000-0000000000a9';
const LISTINGS = 'GET /api/my-listings';
const PAGE = `GET /api/listings/${ITEM}`;
const OTHER_PAGE = `GET /api/listings/${OTHER}`;
const DEALS = 'GET /api/my-deals/to-review';
const offer = { body: { id: 'o', conversationId: 'c', listingId: ITEM } };
const meetup = { body: aMeetup() };

/** One who sees what they have for sale, one of them and another, and what they may review; and what they can do. */
function useScreen() {
  const read = [
    useMyListingsInfiniteQuery({}),
    useListingQuery({ id: ITEM }),
    useListingQuery({ id: OTHER }),
    useDealsToReviewQuery(),
  ];
  const [accept] = useAcceptOfferMutation();
  const [cancel] = useCancelDealMutation();
  const [meet] = useMoveOnMeetupMutation();
  const [order] = useMoveOnOrderMutation();
  const [sell] = useSellListingMutation();
  const [relist] = useRelistListingMutation();
  return {
    settled: read.every(({ isFetching }) => !isFetching),
    accept: () => accept({ id: 'o' }),
    cancel: () => cancel({ id: 'o' }),
    confirm: () => meet({ id: 'm', move: 'confirm' }),
    complete: () => meet({ id: 'm', move: 'complete' }),
    checkIn: () => meet({ id: 'm', move: 'check-in' }),
    receive: () => order({ id: 'f', move: 'confirm' }),
    sell: () => sell({ id: ITEM, sellListingBody: { price: 60, buyerId: null, hidden: false } }),
    relist: () => relist({ id: ITEM }),
  };
}

describe('what one sees of an item and its deal', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['an offer is accepted', 'accept', [LISTINGS, PAGE]],
    ['a deal is called off', 'cancel', [LISTINGS, PAGE]],
    ['a meetup is confirmed', 'confirm', [LISTINGS, PAGE]],
    ['a meetup is completed', 'complete', [LISTINGS, PAGE, DEALS]],
    ['one has checked in', 'checkIn', [LISTINGS, PAGE, DEALS]],
    ['an order has arrived', 'receive', [LISTINGS, PAGE, DEALS]],
    ['it is sold', 'sell', [LISTINGS, PAGE, DEALS]],
    ['it is for sale again', 'relist', [LISTINGS, PAGE, DEALS]],
  ] as const)('is read again once %s', async (_, move, readAgain) => {
    const calls = fakeServer({
      [LISTINGS]: { body: { items: [], nextCursor: null, totals: {}, publishable: null } },
      [PAGE]: { body: aListing() },
      [OTHER_PAGE]: { body: aListing({ id: OTHER }) },
      [DEALS]: { body: { toReview: [] } },
      'POST /api/offers/o/accept': offer,
      'POST /api/offers/o/cancel': offer,
      'POST /api/meetups/m/confirm': meetup,
      'POST /api/meetups/m/complete': meetup,
      'POST /api/meetups/m/check-in': meetup,
      'POST /api/orders/f/confirm': { body: anEntry() },
      [`POST /api/listings/${ITEM}/sale`]: { status: 204 },
      [`DELETE /api/listings/${ITEM}/sale`]: { status: 204 },
    });
    const store = configureStore({
      reducer: { [baseApi.reducerPath]: baseApi.reducer },
      middleware: (defaults) => defaults().concat(baseApi.middleware),
    });
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(useScreen, { wrapper });
    await waitFor(() => expect(result.current.settled).toBe(true));
    calls.length = 0;
    const { error } = await act(() => result.current[move]());
    expect(error).toBeUndefined();
    const routes = () => calls.map(({ route }) => route);
    await waitFor(() => expect(routes()).toEqual(expect.arrayContaining([...readAgain])));
    expect(routes()).not.toContain(OTHER_PAGE);
  });
});
