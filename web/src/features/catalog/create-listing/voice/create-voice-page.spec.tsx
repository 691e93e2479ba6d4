import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VOICE_LIMITS } from '#contract/ai/voice';
import { type FakeCall, fakeServer, refusal } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { keptStore } from './a-kept-store';
import { closeVoicePage, HAS_ENGINE, NO_ENGINE, openVoicePage, press, say, TRANSCRIBE } from './a-voice-page';
import { createVoice, voiceRecorder } from './feature';
import { UNSAID } from './voice-state';

jest.mock('idb-keyval', () => jest.requireActual('./a-kept-store'));

const DRAFT = 'POST /api/drafting/speech';
const PUBLISH = 'POST /api/listings';
const SAID = 'A red kettle, works fine, fifteen dollars.';
const drafted = {
  words: {
    title: 'Red kettle',
    description: 'Works fine.',
    price: 15,
    category: 'home-garden',
    condition: 'good',
  },
  origins: [{ field: 'title', source: 'words', certainty: 'sure', evidence: 'red kettle' }],
  questions: [],
  lookAlikes: { count: 0, items: [] },
  engine: 'built-in',
  fellBack: false,
};
const WELL = {
  ...HAS_ENGINE,
  [TRANSCRIBE]: { body: { text: SAID } },
  [DRAFT]: { body: drafted },
  [PUBLISH]: { status: 201, body: { id: 'new-1' } },
};
const REVIEW = 'Your draft is ready. Does it sound right?';

const open = () => openVoicePage('/create-voice-listing', createVoice);
const alert = () => within(screen.getByRole('main')).findByRole('alert');
const words = () => screen.findByRole('textbox', { name: 'What you said' });
const review = () => screen.findByRole('heading', { name: REVIEW });
const bodies = (calls: readonly FakeCall[], route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => body);

describe('a listing by voice', () => {
  afterEach(() => {
    forgetEverything();
    closeVoicePage();
    keptStore.clear();
    jest.restoreAllMocks();
  });

  it('is said, checked and published with its recording', async () => {
    const calls = fakeServer(WELL);
    const { microphone } = await open();
    await say(microphone);
    await review();
    expect(bodies(calls, DRAFT)).toEqual([{ text: SAID }]);
    expect(screen.getByLabelText('Title')).toHaveValue('Red kettle');
    expect(screen.getByRole('region', { name: 'What you said' })).toHaveTextContent(SAID);
    await press('Publish listing');
    expect(await screen.findByText('Arrived at /listing/:id')).toBeInTheDocument();
    expect(bodies(calls, PUBLISH)).toMatchObject([
      { title: 'Red kettle', price: 15, audioId: 'audio-of-upload-1', aiGenerated: true },
    ]);
  });

  it('shows what happens with the recording', async () => {
    const waiting = Promise.withResolvers<{ body: object }>();
    fakeServer({ ...WELL, [TRANSCRIBE]: () => waiting.promise });
    const { microphone } = await open();
    await say(microphone);
    expect(await screen.findByRole('region', { name: 'What happens with your recording' })).toHaveFocus();
    const current = await screen.findByText('Writing down what you said', { selector: '[aria-current]' });
    expect(current).toBeInTheDocument();
    expect(screen.getByText('Sending the recording')).not.toHaveAttribute('aria-current');
    waiting.resolve({ body: { text: SAID } });
    await review();
  });

  it('is recorded again, and the first one is there until then', async () => {
    fakeServer(WELL);
    const { microphone } = await open();
    await say(microphone);
    await review();
    await press('Record Again');
    await screen.findByRole('button', { name: 'Start recording' });
    await press('Keep the earlier one');
    await review();
    expect(screen.getByRole('region', { name: 'What you said' })).toHaveTextContent(SAID);
  });

  it('is not recorded over words that somebody has written, unless they say so', async () => {
    fakeServer({ ...WELL, ...NO_ENGINE });
    const { microphone } = await open();
    await say(microphone);
    await userEvent.type(await words(), 'A red kettle');
    await press('Record Again');
    const question = within(await screen.findByRole('dialog', { name: 'Record again?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep my words' }));
    expect(await words()).toHaveValue('A red kettle');
    await press('Record Again');
    await userEvent.click(question.getByRole('button', { name: 'Record Again' }));
    await screen.findByRole('button', { name: 'Start recording' });
    await press('Keep the earlier one');
    expect(await words()).toHaveValue('A red kettle');
    await press('Generate Listing');
    await review();
    await press('Record Again');
    expect(await screen.findByRole('dialog', { name: 'Begin again?' })).toBeInTheDocument();
  });

  it('is not recorded anew in the place of a draft that was worked on, unless somebody says so', async () => {
    fakeServer(WELL);
    const { microphone } = await open();
    await say(microphone);
    await review();
    await userEvent.type(screen.getByLabelText('Title'), ', brass');
    await press('Record Again');
    const question = within(await screen.findByRole('dialog', { name: 'Begin again?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep this draft' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Red kettle, brass');
    await press('Record Again');
    await userEvent.click(question.getByRole('button', { name: 'Record Again' }));
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible();
  });

  it.each([
    [
      { [TRANSCRIBE]: refusal(422, 'ai.no-speech') },
      'No speech detected. Please try speaking more clearly or closer',
    ],
    [{ [TRANSCRIBE]: refusal(503, 'ai.transcription-timeout') }, 'Please try with a shorter recording.'],
    [
      { [TRANSCRIBE]: refusal(503, 'ai.transcription-busy') },
      'Voice service is temporarily busy. Please try again',
    ],
    [
      { [TRANSCRIBE]: refusal(404, 'ai.audio-missing') },
      'Audio recording failed. Please try recording again.',
    ],
    [{ [TRANSCRIBE]: refusal(500, 'platform.internal') }, 'Could not transcribe your voice recording'],
    [{ [DRAFT]: refusal(500, 'platform.internal') }, 'Failed to process description. Please try again.'],
    [{ [DRAFT]: { body: {} } }, 'No listing data received from AI service'],
  ])('stays where it is when something fails: %j', async (failing, text) => {
    fakeServer({ ...WELL, ...failing });
    const { microphone } = await open();
    await say(microphone);
    const said = await alert();
    expect(await within(said).findByText(new RegExp(text))).toBeInTheDocument();
    expect(said).toHaveTextContent('Processing Failed');
    expect(screen.getByLabelText('Your recording')).toBeInTheDocument();
    expect(await words()).toHaveValue(DRAFT in failing ? SAID : '');
  });

  it('is drafted of what is typed where nothing writes down what is said, with its recording', async () => {
    const calls = fakeServer({ ...WELL, ...NO_ENGINE });
    const { microphone } = await open();
    await say(microphone);
    expect(await alert()).toHaveTextContent(
      'Voice recognition service is not configured. Please contact support.',
    );
    await press('Generate Listing');
    expect(await words()).toHaveAccessibleDescription(/Please enter a brief description/);
    expect(bodies(calls, DRAFT)).toEqual([]);
    await userEvent.type(await words(), SAID);
    await press('Generate Listing');
    await review();
    expect(bodies(calls, DRAFT)).toEqual([{ text: SAID }]);
    expect(screen.getByRole('button', { name: 'Play your recording' })).toBeInTheDocument();
  });

  it('can leave the recording out', async () => {
    const calls = fakeServer({ ...WELL, ...NO_ENGINE });
    const { microphone } = await open();
    await say(microphone);
    await words();
    await press('Leave the recording out');
    await userEvent.type(await words(), SAID);
    await press('Generate Listing');
    await review();
    await press('Publish listing');
    await screen.findByText('Arrived at /listing/:id');
    expect(bodies(calls, PUBLISH)[0]).not.toHaveProperty('audioId');
  });

  it('is drafted of as much as may be taken down', async () => {
    const all = 'kettle'.padEnd(VOICE_LIMITS.transcript, ' kettle');
    const calls = fakeServer({ ...WELL, [TRANSCRIBE]: { body: { text: all } } });
    const { microphone } = await open();
    await say(microphone);
    await review();
    expect(bodies(calls, DRAFT)).toEqual([{ text: all }]);
  });

  it('is not drafted of more than may be said, until somebody shortens it', async () => {
    const calls = fakeServer({ ...WELL, [TRANSCRIBE]: { body: { text: `much${' much'.repeat(1000)}` } } });
    const { microphone } = await open();
    await say(microphone);
    expect(await words()).toHaveAccessibleDescription(/Please keep it to 5000 characters or less/);
    expect(bodies(calls, DRAFT)).toEqual([]);
    await userEvent.clear(await words());
    await userEvent.type(await words(), SAID);
    await press('Generate Listing');
    await review();
  });

  it('is made of what was said into the recorder', async () => {
    const calls = fakeServer(WELL);
    const { microphone } = await openVoicePage('/voice-recorder', {
      ...createVoice,
      routes: [...createVoice.routes, ...voiceRecorder.routes],
    });
    await say(microphone);
    await userEvent.click(await screen.findByRole('button', { name: 'Make it a listing' }));
    expect(await words()).toHaveValue(SAID);
    expect(location.pathname).toBe('/create-voice-listing');
    await press('Generate Listing');
    await review();
    expect(bodies(calls, TRANSCRIBE)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Play your recording' })).toBeInTheDocument();
  });

  it("begins anew where somebody else's recording was left", async () => {
    fakeServer(WELL);
    // Not before the browser's storage is replaced.
    const { keepNote } = await import('./kept-note');
    await keepNote('listing', 'somebody-else', { ...UNSAID, text: SAID });
    await open();
    expect(screen.queryByRole('textbox', { name: 'What you said' })).not.toBeInTheDocument();
  });

  it('asks who sells, and tells a guest who has three', async () => {
    fakeServer({
      'GET /api/my-listings': { body: { items: [], counts: {}, nextCursor: null, publishable: 0 } },
    });
    await renderApp('/create-voice-listing', [createVoice, stub('/auth')]);
    expect(await screen.findByText('Please sign in or continue as guest to create a listing.')).toBeVisible();
    await signedInAs(
      aSession({ id: 'guest-1', kind: 'guest', name: 'Guest CD45', guestId: 'Guest-AB23CD45' }),
    );
    expect(await screen.findByText('You have reached the guest limit')).toBeInTheDocument();
  });
});
