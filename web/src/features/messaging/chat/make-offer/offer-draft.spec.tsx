import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../../api/catalog/a-listing';
import { fakeServer } from '../../../../api/fake-server';
import { closeSession } from '../../../../api/session-token';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { ME } from '../data/a-conversation';
import { chatLinks } from '../feature';
import { makeOffer } from '../links/lazy-make-offer';
import { keepOfferDraft, readOfferDraft } from './offer-draft';

const listing = aListing({ price: 185, status: 'active' });
const page = () => Promise.resolve(() => <Slot name="listing-actions" listing={listing} />);
const amount = () => screen.getByRole('textbox', { name: 'Your offer in USD' });
const note = () => screen.getByLabelText(/A note/);

async function open() {
  fakeServer({});
  await renderApp(`/listing/${listing.id}?make-offer=1`, [
    { name: 'page', namespaces: ['make-offer'], routes: [{ path: '/listing/:id', page }] },
    chatLinks,
  ]);
  await screen.findByRole('dialog', { name: 'Make an offer' });
}

describe('what somebody was about to offer', () => {
  beforeAll(async () => void (await makeOffer.preload()));
  afterEach(() => {
    forgetEverything();
    sessionStorage.clear();
  });

  it('is gone on with by a visitor who signs in', async () => {
    await open();
    await userEvent.type(note(), 'Today?');
    await signedInAs(aSession({ id: 'buyer' }));
    expect(note()).toHaveValue('Today?');
  });

  it('stands in nobody else’s form', async () => {
    keepOfferDraft(listing.id, ME, { amount: '150', note: 'In secret' });
    await open();
    await signedInAs(aSession({ id: 'somebody-else' }));
    expect(amount()).toHaveValue('167');
    expect(note()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    await userEvent.type(note(), 'Mine');
    await act(async () => closeSession());
    expect(note()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('waits until it is known who is here', () => {
    keepOfferDraft(listing.id, ME, { amount: '150', note: '' });
    expect(readOfferDraft(listing.id, undefined)).toBeNull();
    expect(readOfferDraft(listing.id, ME)).toEqual({ amount: '150', note: '' });
    expect(readOfferDraft(listing.id, null)).toBeNull();
    expect(readOfferDraft(listing.id, ME)).toBeNull();
  });
});
