import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { shownToast } from '../../../../ui/toast/toast-store';
import { keptStore } from './a-kept-store';
import { closeVoicePage, HAS_ENGINE, NO_ENGINE, openVoicePage, press, say, TRANSCRIBE } from './a-voice-page';
import { voiceRecorder } from './feature';

jest.mock('idb-keyval', () => jest.requireActual('./a-kept-store'));

const open = (refuse?: string) => openVoicePage('/voice-recorder', voiceRecorder, refuse);
const transcript = () => screen.findByRole('textbox', { name: 'Transcript' });
const alert = () => within(screen.getByRole('main')).findByRole('alert');

describe('the voice recorder', () => {
  afterEach(() => {
    forgetEverything();
    closeVoicePage();
    keptStore.clear();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('records, sends and writes down what was said', async () => {
    const calls = fakeServer({
      ...HAS_ENGINE,
      [TRANSCRIBE]: { body: { text: 'A red kettle.', confidence: 0.9 } },
    });
    const { microphone } = await open();
    await press('Start recording');
    expect(await screen.findByText('Recording Started')).toBeInTheDocument();
    expect(microphone.asked).toEqual([
      {
        audio: { channelCount: 1, sampleRate: 16_000, echoCancellation: true, noiseSuppression: true },
      },
    ]);
    expect(microphone.recorder()).toMatchObject({ chunkMs: 250, mimeType: 'audio/webm;codecs=opus' });
    await microphone.say('a red kettle');
    await press('Stop recording');
    expect(await transcript()).toHaveValue('A red kettle.');
    expect(shownToast()?.title).toBe('Transcription Complete');
    expect(screen.getByLabelText('Your recording')).toHaveAttribute('src', 'blob:sound');
    expect(calls.find(({ route }) => route === TRANSCRIBE)?.body).toEqual({ audioId: 'audio-of-upload-1' });
    expect(microphone.isOpen()).toBe(false);
  });

  it('tells how long it is by the clock, and ends at five minutes', async () => {
    fakeServer({ ...HAS_ENGINE, [TRANSCRIBE]: { body: { text: 'Long.' } } });
    const { microphone } = await open();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    await act(async () => screen.getByRole('button', { name: 'Start recording' }).click());
    const timer = screen.getByRole('timer', { name: 'Length' });
    // Ticks come late, as in a tab nobody sees.
    jest.setSystemTime(Date.now() + 64_500);
    await act(async () => jest.advanceTimersByTime(600));
    expect(timer).toHaveTextContent('01:05');
    await microphone.say('much');
    await act(async () => jest.advanceTimersByTime(300_000));
    expect(microphone.isOpen()).toBe(false);
    jest.useRealTimers();
    expect(await screen.findByText(/A recording can be up to 5 minutes long: it ended there/)).toBeVisible();
  });

  it.each([
    ['NotAllowedError', /allow the microphone in the address bar/],
    ['NotFoundError', /This device has no microphone/],
    ['NotReadableError', /Something else is using it/],
  ])('says why there is no microphone: %s', async (name, why) => {
    fakeServer(NO_ENGINE);
    await open(name);
    await press('Start recording');
    const said = await alert();
    expect(said).toHaveTextContent('Recording Error');
    expect(said).toHaveTextContent(
      'Could not access your microphone. Please check permissions and try again.',
    );
    expect(said).toHaveTextContent(why);
    await press('Write it instead');
    expect(await transcript()).toHaveValue('');
  });

  it('says when nothing was recorded', async () => {
    fakeServer(HAS_ENGINE);
    const { microphone } = await open();
    await say(microphone, '');
    expect(await alert()).toHaveTextContent('Audio recording failed. Please try recording again.');
    expect(screen.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  });

  it('lets go of the microphone when somebody leaves', async () => {
    fakeServer(HAS_ENGINE);
    const { microphone } = await open();
    await press('Start recording');
    await screen.findByRole('button', { name: 'Stop recording' });
    expect(microphone.isOpen()).toBe(true);
    forgetEverything();
    expect(microphone.isOpen()).toBe(false);
  });

  it('keeps the recording when it cannot be sent, and sends it again', async () => {
    fakeServer({ ...HAS_ENGINE, [TRANSCRIBE]: { body: { text: 'A red kettle.' } } });
    const { microphone, uploads } = await open();
    uploads.faults.push({ status: 400 });
    await say(microphone);
    expect(await alert()).toHaveTextContent('Failed to upload your voice recording. Please try again.');
    expect(screen.getByLabelText('Your recording')).toBeInTheDocument();
    await press('Try again');
    expect(await transcript()).toHaveValue('A red kettle.');
  });

  it('says that a file cannot be read', async () => {
    fakeServer(HAS_ENGINE);
    const { microphone, uploads } = await open();
    uploads.faults.push(null, { status: 415, body: { code: 'media.audio-type' } });
    await say(microphone);
    expect(await alert()).toHaveTextContent('Could not read the audio file. Please try recording again.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    [{ body: { text: '' } }, 'No speech detected in the recording. Please try speaking more clearly.'],
    [{ body: {} }, 'No transcription data received from voice service'],
    [refusal(500, 'platform.internal'), 'Could not transcribe audio'],
    ['network-error' as const, 'Network error. Please check your connection and try again.'],
  ])('says what became of it instead of words: %j', async (answer, text) => {
    fakeServer({ ...HAS_ENGINE, [TRANSCRIBE]: answer });
    const { microphone } = await open();
    await say(microphone);
    const said = await alert();
    await waitFor(() => expect(said).toHaveTextContent(text));
    expect(said).toHaveTextContent('Transcription Failed');
    expect(shownToast()?.tone).not.toBe('destructive');
  });

  it('says that there is no recognition, keeps the recording, and takes what is typed', async () => {
    fakeServer(NO_ENGINE);
    const { microphone } = await open();
    await say(microphone);
    const said = await alert();
    expect(said).toHaveTextContent('Voice recognition service is not configured. Please contact support.');
    expect(within(said).queryByRole('button')).not.toBeInTheDocument();
    expect(await transcript()).toHaveAccessibleDescription('You can also type what you wanted to say.');
    expect(screen.getByLabelText('Your recording')).toBeInTheDocument();
  });

  it('keeps the earlier recording until there is another one', async () => {
    fakeServer({ ...HAS_ENGINE, [TRANSCRIBE]: { body: { text: 'A red kettle.' } } });
    const { microphone } = await open();
    await say(microphone);
    await transcript();
    await press('Record Again');
    await press('Keep the earlier one');
    expect(await transcript()).toHaveValue('A red kettle.');
  });

  it('is not recorded over what somebody has changed, unless they say so', async () => {
    fakeServer({ ...HAS_ENGINE, [TRANSCRIBE]: { body: { text: 'A red kettle.' } } });
    const { microphone } = await open();
    await say(microphone);
    await userEvent.type(await transcript(), ' It boils.');
    await press('Record Again');
    const question = within(await screen.findByRole('dialog', { name: 'Record again?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep my words' }));
    expect(await transcript()).toHaveValue('A red kettle. It boils.');
    await press('Record Again');
    await userEvent.click(question.getByRole('button', { name: 'Record Again' }));
    await press('Keep the earlier one');
    expect(await transcript()).toHaveValue('A red kettle. It boils.');
  });

  it('has what was recorded after a reload, and asks nothing twice', async () => {
    const calls = fakeServer({ ...HAS_ENGINE, [TRANSCRIBE]: { body: { text: 'A red kettle.' } } });
    const { microphone } = await open();
    await say(microphone);
    await transcript();
    forgetEverything();
    await renderApp('/voice-recorder', [voiceRecorder]);
    await signedInAs(aSession());
    expect(await transcript()).toHaveValue('A red kettle.');
    expect(screen.getByLabelText('Your recording')).toBeInTheDocument();
    expect(calls.filter(({ route }) => route === TRANSCRIBE)).toHaveLength(1);
  });

  it('asks who is there first', async () => {
    fakeServer({});
    await renderApp('/voice-recorder', [voiceRecorder]);
    expect(await screen.findByText('Please sign in or continue as guest to record.')).toBeInTheDocument();
  });
});
