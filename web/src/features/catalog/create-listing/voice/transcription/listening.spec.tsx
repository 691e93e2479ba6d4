import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, refusal } from '../../../../../api/fake-server';
import { forgetEverything } from '../../../../../app/render-app';
import { keptStore } from '../a-kept-store';
import {
  closeVoicePage,
  ENGINE,
  HAS_ENGINE,
  NO_ENGINE,
  openVoicePage,
  press,
  TRANSCRIBE,
} from '../a-voice-page';
import { voiceRecorder } from '../feature';
import { fakeRecognition } from './a-recognition';

jest.mock('idb-keyval', () => jest.requireActual('../a-kept-store'));

const open = () => openVoicePage('/voice-recorder', voiceRecorder);
const transcript = () => screen.findByRole('textbox', { name: 'Transcript' });

describe('a browser that listens while something is recorded', () => {
  afterEach(() => {
    forgetEverything();
    closeVoicePage();
    keptStore.clear();
    jest.restoreAllMocks();
  });

  it('takes it down where the server has no engine', async () => {
    const calls = fakeServer(NO_ENGINE);
    const recognition = fakeRecognition();
    const { microphone } = await open();
    await press('Start recording');
    await screen.findByRole('button', { name: 'Stop recording' });
    recognition.hear('a red', 'kettle');
    await microphone.say('a red kettle');
    await press('Stop recording');
    expect(await transcript()).toHaveValue('a red kettle');
    expect(recognition.last().lang).toBe('en');
    expect(calls.map(({ route }) => route)).not.toContain(TRANSCRIBE);
    recognition.remove();
  });

  it.each([
    ['there is none', { body: { configured: false } }, 'Heard here'],
    ['nobody can say so', refusal(500, 'platform.internal'), 'Heard here'],
    ['there is one', { body: { configured: true } }, 'Taken down there'],
  ])('does so as long as it is not known whether there is an engine; then %s', async (_, answer, words) => {
    const asked = Promise.withResolvers<typeof answer>();
    fakeServer({ [ENGINE]: () => asked.promise, [TRANSCRIBE]: { body: { text: 'Taken down there' } } });
    const recognition = fakeRecognition();
    const { microphone } = await open();
    await press('Start recording');
    await screen.findByRole('button', { name: 'Stop recording' });
    await microphone.say('a red kettle');
    recognition.hear('Heard here');
    asked.resolve(answer);
    await press('Stop recording');
    expect(await transcript()).toHaveValue(words);
    recognition.remove();
  });

  it('does so for whose plan has no engine, and they are told beforehand', async () => {
    const calls = fakeServer(HAS_ENGINE);
    const recognition = fakeRecognition();
    const { microphone } = await openVoicePage('/voice-recorder', voiceRecorder, undefined, 'free');
    expect(screen.getByText(/Part of Premium\./)).toBeVisible();
    const plans = screen.getByRole('link', { name: 'See the plans' });
    expect(plans.getAttribute('href')).toMatch(/^\/pricing\?next=%2F/);
    await press('Start recording');
    await screen.findByRole('button', { name: 'Stop recording' });
    await microphone.say('a red kettle');
    recognition.hear('A red kettle');
    await press('Stop recording');
    expect(await transcript()).toHaveValue('A red kettle');
    expect(calls.some(({ route }) => route === TRANSCRIBE)).toBe(false);
    recognition.remove();
  });

  it('asks for no engine where the plan has none', async () => {
    const calls = fakeServer({ [ENGINE]: refusal(500, 'platform.internal') });
    const recognition = fakeRecognition();
    const { microphone } = await openVoicePage('/voice-recorder', voiceRecorder, undefined, 'free');
    await press('Start recording');
    await screen.findByRole('button', { name: 'Stop recording' });
    await microphone.say('a red kettle');
    recognition.hear('Heard here');
    await press('Stop recording');
    expect(await transcript()).toHaveValue('Heard here');
    expect(calls.some(({ route }) => route === ENGINE)).toBe(false);
    recognition.remove();
  });
});
