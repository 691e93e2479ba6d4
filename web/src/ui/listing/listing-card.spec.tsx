import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aCard } from '../../api/catalog/a-listing';
import { ListingCard } from './listing-card';

type Shown = Parameters<typeof ListingCard>[0]['listing'];

const show = (listing: Shown) =>
  render(
    <MemoryRouter>
      <ListingCard listing={listing} />
    </MemoryRouter>,
  );

describe('a listing’s card', () => {
  it('leads to the listing, and by its seller’s name to what is known of them', () => {
    const card = aCard();
    show(card);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Walnut lounge chair', `/listing/${card.id}`],
      ['Mara', `/trust-profile/${card.sellerId}`],
    ]);
  });

  it.each<[string, Partial<Shown>]>([
    ['Good · 1w · Old Mill', { location: 'Old Mill, Wrenfield' }],
    ['Good · 1w · 1 mi', { location: 'Old Mill, Wrenfield', distance: 2 }],
    ['Good · 1w', { location: null }],
  ])('tells where it is in few words: %s', (words, wanted) => {
    jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00.000Z') });
    show({ ...aCard(), ...wanted });
    expect(screen.getByText(words, { exact: false }).textContent).toContain(`${words} · Mara`);
    jest.useRealTimers();
  });

  it.each<[string, Partial<Shown>]>([
    ['of somebody without a name', { sellerName: null }],
    ['of one’s own that is still being written', { sellerId: undefined }],
  ])('%s leads to the listing alone', (_, wanted) => {
    show({ ...aCard(), ...wanted });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
