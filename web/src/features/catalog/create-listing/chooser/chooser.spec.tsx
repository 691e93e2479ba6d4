import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { createListing } from '../feature';
import { createImage } from '../image/feature';
import { createText } from '../text/feature';
import { createAi } from './feature';

const open = (address: string) =>
  renderApp(address, [createAi, createListing, createImage, createText, stub('/auth')]);
const main = () => within(screen.getByRole('main'));

describe('the ways to make a listing', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are chosen from, each with what it needs, and lead there', async () => {
    fakeServer({});
    await open('/create-ai-listing');
    await signedInAs(aSession());
    expect(await screen.findByRole('heading', { name: 'How do you want to list it?' })).toBeInTheDocument();
    expect(
      main()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/create-image-listing', '/create-text-listing', '/create-listing', '/ai-listing-info']);
    expect(main().getByText('Needs one to five photos.')).toBeInTheDocument();
    await userEvent.click(main().getByRole('link', { name: /^Text to Listing/ }));
    expect(await screen.findByLabelText('What are you selling?')).toBeInTheDocument();
  });

  it('tell a visitor the way in', async () => {
    fakeServer({});
    await open('/create-ai-listing');
    await userEvent.click(await screen.findByRole('link', { name: /^Image to Listing/ }));
    expect(shownToast()).toMatchObject({
      title: 'Authentication Required',
      description: 'Please sign in or continue as guest to create a listing',
    });
    expect(location.pathname).toBe('/create-ai-listing');
  });

  it('are explained: what is read, by whom, and what leaves the server', async () => {
    fakeServer({});
    await open('/ai-listing-info');
    for (const name of ['What is read', 'Who does the reading', 'What leaves our server'])
      expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    expect(main().getByText('Without a connected service: nothing.')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Try AI Listings' })).toHaveAttribute(
      'href',
      '/create-ai-listing',
    );
  });
});
