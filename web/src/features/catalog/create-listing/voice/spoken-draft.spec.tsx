import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { anyPut, leave } from '../draft/a-server-draft';
import { aDraftedListing } from '../review/a-drafted-listing';
import { keptStore } from './a-kept-store';
import { closeVoicePage, HAS_ENGINE, openVoicePage, press, say, TRANSCRIBE } from './a-voice-page';
import { createVoice } from './feature';

jest.mock('idb-keyval', () => jest.requireActual('./a-kept-store'));

describe('a draft of what was said', () => {
  afterEach(() => {
    forgetEverything();
    closeVoicePage();
    keptStore.clear();
    jest.restoreAllMocks();
  });

  it('is known to be spoken before its recording is left out: on that the number of photos depends', async () => {
    const calls = fakeServer({
      ...HAS_ENGINE,
      [TRANSCRIBE]: { body: { text: 'A red kettle.' } },
      'POST /api/drafting/speech': { body: aDraftedListing() },
    });
    const { microphone } = await openVoicePage('/create-voice-listing', createVoice);
    await say(microphone);
    await screen.findByRole('button', { name: 'Play your recording' });
    await press('Leave the recording out');
    await leave();
    await waitFor(() => expect(anyPut(calls).length).toBeGreaterThan(1));
    expect(anyPut(calls).map(({ body }) => body)).toMatchObject([
      { audioId: 'audio-of-upload-1' },
      { audioId: null },
    ]);
  });

  it('leaves what was said where it is when its page is left before', async () => {
    const waiting = Promise.withResolvers<{ body: object }>();
    const calls = fakeServer({
      ...HAS_ENGINE,
      [TRANSCRIBE]: { body: { text: 'A red kettle.' } },
      'POST /api/drafting/speech': () => waiting.promise,
    });
    const { microphone } = await openVoicePage('/create-voice-listing', createVoice);
    await say(microphone);
    await waitFor(() => expect(calls.at(-1)?.route).toBe('POST /api/drafting/speech'));
    cleanup();
    await act(async () => waiting.resolve({ body: aDraftedListing() }));
    await renderApp('/create-voice-listing', [createVoice]);
    await signedInAs(aSession());
    expect(await screen.findByRole('textbox', { name: 'What you said' })).toHaveValue('A red kettle.');
  });
});
