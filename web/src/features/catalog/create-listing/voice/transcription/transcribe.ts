import type { Heard } from './browser-recognition';
import { VoiceFailure } from './voice-trouble';

/** The ways to the words of a recording. */
export type Transcribing = {
  /** Whether the server has an engine for it. @throws VoiceFailure */
  hasEngine: () => Promise<boolean>;
  /** @throws VoiceFailure */
  transcribe: (audioId: string) => Promise<{ text?: string | null } | null | undefined>;
};

/**
 * The words of a recording that has arrived: of the server's engine, or else what the browser has heard meanwhile.
 * @throws VoiceFailure
 */
export async function transcriptOf(
  audioId: string | null,
  heard: Heard | null,
  { hasEngine, transcribe }: Transcribing,
): Promise<string> {
  if (audioId !== null && (await isThere(hasEngine, heard))) {
    const text = (await transcribe(audioId))?.text;
    if (typeof text !== 'string') throw new VoiceFailure('no-transcript');
    if (text.trim() === '') throw new VoiceFailure('silence');
    return text.trim();
  }
  if (!heard || heard.trouble === 'not-allowed') throw new VoiceFailure('not-configured');
  if (heard.trouble === 'network') throw new VoiceFailure('failed');
  if (heard.trouble === 'no-speech') throw new VoiceFailure('no-speech');
  if (heard.text === '') throw new VoiceFailure('silence');
  return heard.text;
}

/** Where nobody can say, what the browser has heard will do; without that, it is to be asked again. @throws VoiceFailure */
async function isThere(hasEngine: Transcribing['hasEngine'], heard: Heard | null): Promise<boolean> {
  try {
    return await hasEngine();
  } catch (error) {
    if (!(error instanceof VoiceFailure) || !heard?.text) throw error;
    return false;
  }
}
