import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeCall } from '../../../api/fake-server';
import { aSession, renderApp, signedInAs, stub } from '../../../app/render-app';
import { draftKey, keepDraft } from './draft/draft';
import { createListing } from './feature';
import { EMPTY } from './listing-values';

export const PUBLISH = 'POST /api/listings';
export const CREATED = { status: 201, body: { id: 'new-1' } };

/** For tests: the page, opened by nobody yet. */
export const openPage = (search = '') =>
  renderApp(`/create-listing${search}`, [
    createListing,
    stub('/listing/:id'),
    stub('/auth'),
    stub('/signup'),
    stub('/'),
  ]);

/** For tests: the page as somebody sees it. */
export async function open(search = '', session = aSession()) {
  await openPage(search);
  await signedInAs(session);
}

/** For tests: a form that lacks nothing, as someone left it before. */
export async function openFilled(session = aSession()) {
  const values = {
    ...EMPTY,
    title: 'Red kettle',
    description: 'Boils.',
    price: '12.50',
    category: 'home-garden',
    condition: 'good',
  } as const;
  keepDraft(draftKey(), { savedAt: 0, owner: session.profile.id, values, images: [], byAi: [] });
  await open('', session);
}

export const field = (name: string | RegExp) => screen.getByLabelText(name);

export const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish listing' }));

export const bodies = (calls: readonly FakeCall[], wanted = PUBLISH) =>
  calls.filter(({ route }) => route === wanted).map(({ body }) => body);
