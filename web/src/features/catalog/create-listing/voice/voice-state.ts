import type { MicrophoneTrouble } from './recorder/microphone';
import type { Recording } from './recorder/recording';
import type { Heard } from './transcription/browser-recognition';
import type { VoiceTrouble } from './transcription/voice-trouble';

/** What somebody has said, as far as it has come. */
export type VoiceNote = {
  /** Null of what was typed alone. */
  recording: Recording | null;
  /** Once the recording has arrived. */
  audioId: string | null;
  /** What the browser made of it; null where it did not listen. */
  heard: Heard | null;
  /** The words: understood, changed or typed. */
  text: string;
  /** Somebody has written some of them. */
  written: boolean;
};

/** `before` is kept until there is something new in its place. */
type WithBefore = { before: VoiceNote | null };

export type VoiceState =
  | ({ step: 'idle'; trouble: MicrophoneTrouble | 'lost' | null } & WithBefore)
  /** The browser asks for the microphone. */
  | ({ step: 'opening' } & WithBefore)
  | ({ step: 'recording'; since: number } & WithBefore)
  /** `attempt` is another one each time it begins. */
  | { step: 'processing'; attempt: number; stage: 'upload' | 'transcribe'; share: number; note: VoiceNote }
  /** There to be read and changed; after a failure as far as there is anything. */
  | { step: 'words'; attempt: number; note: VoiceNote; trouble: VoiceTrouble | null };

export type VoiceEvent =
  | { is: 'pressed' }
  | { is: 'refused'; trouble: MicrophoneTrouble }
  | { is: 'opened'; at: number }
  /** Null: nothing came of it. */
  | { is: 'recorded'; recording: Recording | null; heard: Heard | null }
  | { is: 'sent'; share: number }
  | { is: 'arrived'; audioId: string }
  | { is: 'understood'; text: string }
  | { is: 'failed'; trouble: VoiceTrouble }
  /** Whatever is missing is done: sent, or understood. */
  | { is: 'going-on' }
  | { is: 'typed'; text: string }
  /** The recording goes, its words stay. */
  | { is: 'dropped' }
  /** Record again. */
  | { is: 'again' }
  /** No, what there was before. */
  | { is: 'kept' }
  /** Into an empty page: what was left there before, or nothing, to be typed. */
  | { is: 'given'; note: VoiceNote };

export const IDLE: VoiceState = { step: 'idle', trouble: null, before: null };
export const UNSAID: VoiceNote = { recording: null, audioId: null, heard: null, text: '', written: false };

/** What there is to be kept for a reload. */
export const noteOf = (state: VoiceState): VoiceNote | null => ('note' in state ? state.note : state.before);

/** What follows. An event that comes too late for its step changes nothing. */
export function voiceAfter(state: VoiceState, event: VoiceEvent): VoiceState {
  switch (state.step) {
    case 'processing':
      return whileProcessing(state, event);
    case 'words':
      return withWords(state, event);
    default:
      return beforeWords(state, event);
  }
}

type Early = Extract<VoiceState, WithBefore>;

function beforeWords(state: Early, event: VoiceEvent): VoiceState {
  const { step, before } = state;
  if (event.is === 'kept' && before) return withText(before);
  if (step === 'idle' && event.is === 'pressed') return { step: 'opening', before };
  if (step === 'idle' && event.is === 'given') return begun(event.note);
  if (step === 'opening' && event.is === 'refused') return { step: 'idle', trouble: event.trouble, before };
  if (step === 'opening' && event.is === 'opened') return { step: 'recording', since: event.at, before };
  if (step === 'recording' && event.is === 'recorded')
    return event.recording
      ? processing({ ...UNSAID, recording: event.recording, heard: event.heard }, 1)
      : { step: 'idle', trouble: 'lost', before };
  return state;
}

/** Goes on where it was left. */
const begun = (note: VoiceNote): VoiceState =>
  note.recording && note.text === '' ? processing(note, 1) : withText(note);

const withText = (note: VoiceNote): VoiceState => ({ step: 'words', attempt: 0, note, trouble: null });

const processing = (note: VoiceNote, attempt: number): VoiceState => ({
  step: 'processing',
  attempt,
  stage: note.recording && !note.audioId ? 'upload' : 'transcribe',
  share: 0,
  note,
});

function whileProcessing(state: VoiceState & { step: 'processing' }, event: VoiceEvent): VoiceState {
  const { attempt, note } = state;
  switch (event.is) {
    case 'sent':
      return { ...state, share: event.share };
    case 'arrived':
      return { ...state, stage: 'transcribe', note: { ...note, audioId: event.audioId } };
    case 'understood':
      return { step: 'words', attempt, note: { ...note, text: event.text }, trouble: null };
    case 'failed':
      return { step: 'words', attempt, note, trouble: event.trouble };
    default:
      return state;
  }
}

function withWords(state: VoiceState & { step: 'words' }, event: VoiceEvent): VoiceState {
  const { note } = state;
  switch (event.is) {
    case 'going-on':
      return processing(note, state.attempt + 1);
    case 'typed':
      return { ...state, note: { ...note, text: event.text, written: event.text.trim() !== '' } };
    case 'dropped':
      return { ...state, note: { ...UNSAID, text: note.text, written: note.written } };
    case 'failed':
      return { ...state, trouble: event.trouble };
    case 'again':
      return { step: 'idle', trouble: null, before: note };
    default:
      return state;
  }
}
