import { describe, expect, it } from '@jest/globals';
import {
  IDLE,
  noteOf,
  UNSAID,
  type VoiceEvent,
  type VoiceNote,
  type VoiceState,
  voiceAfter,
} from './voice-state';

const recording = { key: 'r1', sound: new Blob(['sound']), seconds: 4, cutOff: false };
const note: VoiceNote = { ...UNSAID, recording };
const trouble = { kind: 'upload', problem: null } as const;

const after = (...events: VoiceEvent[]) => events.reduce(voiceAfter, IDLE);
const given = (left: VoiceNote) => after({ is: 'given', note: left });
const RECORDED: VoiceEvent[] = [
  { is: 'pressed' },
  { is: 'opened', at: 1000 },
  { is: 'recorded', recording, heard: null },
];
const UNDERSTOOD: VoiceEvent[] = [
  ...RECORDED,
  { is: 'sent', share: 0.5 },
  { is: 'arrived', audioId: 'a1' },
  { is: 'understood', text: 'A red kettle.' },
];

describe('what somebody says', () => {
  it('is recorded, sent, taken down and there to be read', () => {
    const steps: VoiceState[] = [];
    UNDERSTOOD.reduce((state, event) => {
      steps.push(voiceAfter(state, event));
      return steps.at(-1) as VoiceState;
    }, IDLE);
    expect(steps).toEqual([
      { step: 'opening', before: null },
      { step: 'recording', since: 1000, before: null },
      { step: 'processing', attempt: 1, stage: 'upload', share: 0, note },
      { step: 'processing', attempt: 1, stage: 'upload', share: 0.5, note },
      expect.objectContaining({ stage: 'transcribe', note: { ...note, audioId: 'a1' } }),
      {
        step: 'words',
        attempt: 1,
        note: { ...note, audioId: 'a1', text: 'A red kettle.' },
        trouble: null,
      },
    ]);
  });

  it('is not recorded without a microphone, or when nothing was heard', () => {
    expect(after({ is: 'pressed' }, { is: 'refused', trouble: 'refused' })).toEqual({
      ...IDLE,
      trouble: 'refused',
    });
    expect(
      after({ is: 'pressed' }, { is: 'opened', at: 1 }, { is: 'recorded', recording: null, heard: null }),
    ).toEqual({ ...IDLE, trouble: 'lost' });
  });

  it('stays as far as it came when something fails, and goes on from there', () => {
    const failed = after(...RECORDED, { is: 'failed', trouble });
    expect(failed).toMatchObject({ step: 'words', note, trouble });
    expect(voiceAfter(failed, { is: 'going-on' })).toMatchObject({ stage: 'upload', attempt: 2, note });
    const silent = after(...RECORDED, { is: 'arrived', audioId: 'a1' }, { is: 'failed', trouble });
    expect(voiceAfter(silent, { is: 'going-on' })).toMatchObject({ stage: 'transcribe', attempt: 2 });
  });

  it('is changed by hand, also without its recording', () => {
    expect(after(...UNDERSTOOD)).toMatchObject({ note: { written: false } });
    const written = after(...UNDERSTOOD, { is: 'typed', text: 'A kettle.' }, { is: 'dropped' });
    expect(written).toMatchObject({ note: { ...UNSAID, text: 'A kettle.', written: true } });
    expect(voiceAfter(written, { is: 'typed', text: ' ' })).toMatchObject({ note: { written: false } });
    const drafted = [{ is: 'going-on' }, { is: 'understood', text: 'A kettle.' }] as const;
    expect(drafted.reduce(voiceAfter, written)).toMatchObject({ note: { written: true } });
  });

  it('is kept until there is something new in its place', () => {
    const words = after(...UNDERSTOOD);
    const before = noteOf(words);
    const again = voiceAfter(words, { is: 'again' });
    expect(again).toEqual({ step: 'idle', trouble: null, before });
    for (const events of [
      [],
      [{ is: 'pressed' }, { is: 'refused', trouble: 'busy' }],
      [{ is: 'pressed' }, { is: 'opened', at: 1 }],
      [{ is: 'pressed' }, { is: 'opened', at: 1 }, { is: 'recorded', recording: null, heard: null }],
    ] as VoiceEvent[][])
      expect(noteOf(events.reduce(voiceAfter, again))).toBe(before);
    expect(voiceAfter(again, { is: 'kept' })).toMatchObject({ step: 'words', note: before });
    expect(noteOf(RECORDED.reduce(voiceAfter, again))).toEqual(note);
  });

  it('goes on where it was left: sent, taken down or read', () => {
    expect(given(note)).toMatchObject({ step: 'processing', stage: 'upload' });
    expect(given({ ...note, audioId: 'a1' })).toMatchObject({ step: 'processing', stage: 'transcribe' });
    expect(given({ ...note, audioId: 'a1', text: 'A kettle.' })).toMatchObject({ step: 'words' });
    expect(given(UNSAID)).toMatchObject({ step: 'words', trouble: null });
  });

  it('is not changed by what comes too late', () => {
    const events: VoiceEvent[] = [
      { is: 'sent', share: 1 },
      { is: 'arrived', audioId: 'late' },
      { is: 'understood', text: 'late' },
      { is: 'opened', at: 9 },
      { is: 'refused', trouble: 'busy' },
      { is: 'recorded', recording: null, heard: null },
      { is: 'given', note: UNSAID },
      { is: 'kept' },
    ];
    const words = after(...UNDERSTOOD);
    for (const event of events) expect(voiceAfter(words, event)).toBe(words);
    const idle = after(...UNDERSTOOD, { is: 'again' });
    for (const event of events.slice(0, 6)) expect(voiceAfter(idle, event)).toBe(idle);
  });
});
