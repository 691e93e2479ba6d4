import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../api/catalog/a-listing';
import { fakeSocket } from '../../../api/fake-socket';
import type { Feature } from '../../../app/feature';
import { aSession, renderApp, signedInAs, stub } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import type { ListingComment } from './comments-data';
import { comments } from './feature';

export const socket = fakeSocket();

export const listing = aListing();
export const ROUTE = `/api/listings/${listing.id}/comments`;
export const me = aSession().profile;

export const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/listing/:id',
      page: () => Promise.resolve(() => <Slot name="listing-below" listing={listing} />),
    },
  ],
};

export const aComment = (
  id: string,
  content: string,
  wanted: Partial<ListingComment> = {},
): ListingComment => ({
  id,
  content,
  author: { id: 'theo', kind: 'member', name: 'Theo', avatar: null },
  bySeller: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  editedAt: null,
  ...wanted,
});
export const mine = (id: string, content: string) =>
  aComment(id, content, { author: { id: me.id, kind: 'member', name: me.name, avatar: null } });
export const answer = (items: ListingComment[], nextCursor: string | null = null) => ({
  body: { items, nextCursor, total: { count: items.length, capped: false } },
});

export const open = () => renderApp(`/listing/${listing.id}`, [page, comments, stub('/auth')]);
export const openAs = async (session = aSession()) => {
  await open();
  await signedInAs(session);
};
export const field = () => screen.findByRole('textbox', { name: 'Your comment' });
export const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Options for the comment by ${me.name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
};
export const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
export const post = () => userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
