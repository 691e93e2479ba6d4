import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeServer, refusal } from '../../../../../api/fake-server';
import { forgetEverything } from '../../../../../app/render-app';
import { shownToast } from '../../../../../ui/toast/toast-store';
import { closeVoicePage, HAS_ENGINE, openVoicePage, press, say, TRANSCRIBE } from '../a-voice-page';
import { voiceRecorder } from '../feature';

const IMPROVE = 'POST /api/transcripts/improvement';
const IMPROVED = { body: { text: 'I sell a red kettle.', engine: 'built-in', fellBack: false } };
const transcript = () => screen.findByRole('textbox', { name: 'Transcript' });

describe('a transcript', () => {
  let calls: FakeCall[];
  let answer: Parameters<typeof fakeServer>[0][string];
  const open = async (text = 'i sell a red kettle') => {
    calls = fakeServer({
      ...HAS_ENGINE,
      [TRANSCRIBE]: { body: { text } },
      [IMPROVE]: () => answer as object,
    });
    const { microphone } = await openVoicePage('/voice-recorder', voiceRecorder);
    await say(microphone);
    await transcript();
  };
  beforeEach(() => {
    answer = IMPROVED;
  });
  afterEach(() => {
    forgetEverything();
    closeVoicePage();
    jest.restoreAllMocks();
  });

  it.each([
    ['Fix grammar', 'grammar'],
    ['More professional', 'professional'],
    ['Summarize', 'summary'],
    ['Add structure', 'structure'],
  ])('is improved: %s', async (name, kind) => {
    await open();
    await press(name);
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    expect(shownToast()?.title).toBe('Enhancement Complete');
    expect(calls.filter(({ route }) => route === IMPROVE).map(({ body }) => body)).toEqual([
      { transcript: 'i sell a red kettle', kind },
    ]);
  });

  it('shows what changes before it is used, and what was used can be undone', async () => {
    await open();
    await press('Fix grammar');
    expect(await screen.findByText('I', { selector: 'ins' })).toBeInTheDocument();
    expect(screen.getByText('i', { selector: 'del' })).toBeInTheDocument();
    expect(await transcript()).toHaveValue('i sell a red kettle');
    await press('Use this text');
    expect(await transcript()).toHaveValue('I sell a red kettle.');
    await press('Undo');
    expect(await transcript()).toHaveValue('i sell a red kettle');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is left as it is when somebody says so, or goes on writing', async () => {
    await open();
    await press('Fix grammar');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(await transcript()).toHaveValue('i sell a red kettle');
    await press('Fix grammar');
    await screen.findByRole('button', { name: 'Use this text' });
    await userEvent.type(await transcript(), ' and a pan');
    expect(screen.queryByRole('button', { name: 'Use this text' })).not.toBeInTheDocument();
  });

  it('says when there is nothing to change, and when it was done without the AI service', async () => {
    answer = { body: { text: 'i sell a red kettle', engine: 'built-in', fellBack: true } };
    await open();
    await press('Summarize');
    expect(await screen.findByText('There is nothing to change.')).toBeInTheDocument();
    expect(
      screen.getByText('The AI service gave no answer of use, so this was done without it.'),
    ).toBeInTheDocument();
  });

  it('stays when it cannot be improved', async () => {
    answer = refusal(500, 'platform.internal');
    await open();
    await press('Fix grammar');
    expect(await screen.findByText('Enhancement Failed')).toBeInTheDocument();
    expect(await transcript()).toHaveValue('i sell a red kettle');
  });

  it('that is empty cannot be improved', async () => {
    await open();
    await userEvent.clear(await transcript());
    await press('Fix grammar');
    expect(shownToast()?.title).toBe('No Transcript');
    expect(calls.map(({ route }) => route)).not.toContain(IMPROVE);
  });

  it('is copied, or selected where the browser does not let it be', async () => {
    await open();
    const write = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await press('Copy');
    expect(write).toHaveBeenCalledWith('i sell a red kettle');
    expect(shownToast()?.title).toBe('Copied');
    write.mockRejectedValue(new Error('No.'));
    await press('Copy');
    expect(shownToast()?.title).toBe('Copy Failed');
    const area = (await transcript()) as HTMLTextAreaElement;
    expect(area.selectionEnd - area.selectionStart).toBe('i sell a red kettle'.length);
  });
});
