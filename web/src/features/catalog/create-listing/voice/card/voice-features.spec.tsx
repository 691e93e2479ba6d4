import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../../../api/fake-server';
import type { Feature } from '../../../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../../app/render-app';
import { onPlan } from '../../../../../app/session/a-profile';
import { Slot } from '../../../../../app/slot';
import { keptStore } from '../a-kept-store';
import { HAS_ENGINE, NO_ENGINE } from '../a-voice-page';
import { voiceFeatures } from '../feature';
import { UNSAID } from '../voice-state';

jest.mock('idb-keyval', () => jest.requireActual('../a-kept-store'));

/** Stands for the dashboard, which belongs to another feature. */
const dashboard: Feature = {
  name: 'dashboard',
  namespaces: [],
  routes: [{ path: '/dashboard', page: () => Promise.resolve(() => <Slot name="dashboard-overview" />) }],
};
const recording = { key: 'r1', sound: new Blob(['sound']), seconds: 4, cutOff: false };

async function open(tier: Parameters<typeof onPlan>[0], engine: typeof HAS_ENGINE = HAS_ENGINE) {
  fakeServer(engine);
  await renderApp('/dashboard', [dashboard, voiceFeatures]);
  await signedInAs(aSession(onPlan(tier)));
  return within(await screen.findByRole('region', { name: 'Voice Features' }));
}

describe('the voice features of the dashboard', () => {
  afterEach(() => {
    forgetEverything();
    keptStore.clear();
    jest.restoreAllMocks();
  });

  it('lead to the pages with a microphone, and say who writes down what is said there', async () => {
    const card = await open('premium');
    expect(card.getByRole('link', { name: 'Voice to Listing' })).toHaveAttribute(
      'href',
      '/create-voice-listing',
    );
    expect(card.getByRole('link', { name: 'Voice recorder' })).toHaveAttribute('href', '/voice-recorder');
    expect(await card.findByText('What you say is written down for you.')).toBeVisible();
    expect(card.queryByText(/^Part of/)).toBeNull();
    expect(card.queryByRole('link', { name: 'Go on' })).toBeNull();
  });

  it('say which plan has what is locked, and that there is a way without it', async () => {
    const card = await open('free');
    expect(card.getByText(/^Part of Premium\./)).toBeVisible();
    expect(card.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pricing/),
    );
    expect(card.getByText('Your recording comes along, and you type its words.')).toBeVisible();
  });

  it('promise nothing that this server cannot do', async () => {
    const card = await open('premium', NO_ENGINE);
    expect(await card.findByText('Your recording comes along, and you type its words.')).toBeVisible();
  });

  it('offer to go on with what was said and not used', async () => {
    // Not before the browser's storage is replaced.
    const { keepNote } = await import('../kept-note');
    const { id } = aSession().profile;
    await keepNote('listing', id, { ...UNSAID, text: `A red kettle. ${'It boils. '.repeat(20)}` });
    await keepNote('note', id, { ...UNSAID, recording });
    const card = await open('premium');
    const [said, recorded, ...others] = await card.findAllByRole('listitem');
    expect(said).toHaveTextContent(/^Not used yet: “A red kettle\. It boils\. .{20,40}…” Go on$/);
    expect(recorded).toHaveTextContent('A recording is not used yet. Go on');
    expect(others).toEqual([]);
    expect(card.getAllByRole('link', { name: 'Go on' }).map((link) => link.getAttribute('href'))).toEqual([
      '/create-voice-listing',
      '/voice-recorder',
    ]);
  });

  it("know nothing of somebody else's recording", async () => {
    const { keepNote } = await import('../kept-note');
    await keepNote('note', 'somebody-else', { ...UNSAID, text: 'A red kettle.' });
    const card = await open('premium');
    await card.findByText('What you say is written down for you.');
    expect(card.queryByText(/red kettle/)).toBeNull();
  });
});
