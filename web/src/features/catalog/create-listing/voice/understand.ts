import { type Transcribing, transcriptOf } from './transcription/transcribe';
import { VoiceFailure } from './transcription/voice-trouble';
import type { VoiceEvent, VoiceNote } from './voice-state';

/** Its code is fetched with the first recording that is sent. */
const uploader = () => import('./upload/upload-recording');

type Understanding = Transcribing & {
  signal: AbortSignal;
  /** Told in the turn in which it is understood: what follows from it may end the signal. */
  understood: (note: VoiceNote) => void;
};

/** Does whatever is missing of a note: its recording is sent, and what was said taken down. Tells how it goes. */
export async function understand(
  note: VoiceNote,
  tell: (event: VoiceEvent) => void,
  { signal, understood, ...transcribing }: Understanding,
): Promise<void> {
  const say = (event: VoiceEvent) => {
    if (!signal.aborted) tell(event);
  };
  try {
    const audioId = note.audioId ?? (await sent(note, say, signal));
    const text = note.text.trim() || (await transcriptOf(audioId, note.heard, transcribing));
    if (signal.aborted) return;
    tell({ is: 'understood', text });
    understood({ ...note, audioId, text });
  } catch (error) {
    if (signal.aborted) return;
    const known = error instanceof VoiceFailure;
    tell({ is: 'failed', trouble: known ? error.trouble : { kind: 'failed', problem: null } });
    if (!known) throw error;
  }
}

async function sent(
  { recording }: VoiceNote,
  say: (event: VoiceEvent) => void,
  signal: AbortSignal,
): Promise<string | null> {
  if (!recording) return null;
  const { uploadRecording } = await uploader().catch(() => {
    throw new VoiceFailure('upload');
  });
  const audioId = await uploadRecording(recording, {
    signal,
    onProgress: (share) => say({ is: 'sent', share }),
  });
  say({ is: 'arrived', audioId });
  return audioId;
}
