import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing, anAnswer } from '../../../../api/catalog/a-listing';
import { fakeServer } from '../../../../api/fake-server';
import { forgetEverything, renderApp } from '../../../../app/render-app';
import { detail } from '../feature';

jest.mock('../../../../api/catalog/watch-listing', () => ({ watchListing: () => () => undefined }));

/** The code that the connection has dropped. */
const dropped = jest.fn<(part: string) => boolean>();
const arrives = (part: string): unknown => {
  if (dropped(part)) throw new Error('The connection was dropped');
  return jest.requireActual(part);
};
jest.mock('./carousel-motion', () => arrives('./carousel-motion'));
jest.mock('./viewer', () => arrives('./viewer'));

class SeesNothing implements Partial<IntersectionObserver> {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

describe('the pictures of a listing', () => {
  beforeEach(() => {
    window.IntersectionObserver = SeesNothing as unknown as typeof IntersectionObserver;
    jest.spyOn(console, 'error').mockReturnValue();
    fakeServer({
      'GET /api/listings': { body: anAnswer([]) },
      [`GET /api/listings/${aListing().id}`]: { body: aListing() },
    });
  });
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('leave the page as it is where the code that moves and enlarges them does not come', async () => {
    dropped.mockReturnValue(true);
    await renderApp(`/listing/${aListing().id}`, [detail]);
    await waitFor(() => expect(dropped).toHaveBeenCalledWith('./carousel-motion'));
    const picture = await screen.findByRole('button', { name: /^Show picture 1 of . at full size/ });
    await userEvent.click(picture);
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    expect(screen.getByText('$120.00')).toBeVisible();

    dropped.mockReturnValue(false);
    await userEvent.click(picture);
    expect(await screen.findByRole('dialog', { name: /Walnut lounge chair/ })).toBeVisible();
  });
});
