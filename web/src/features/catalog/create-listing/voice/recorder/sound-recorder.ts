import { newId } from '../../../../../browser/new-id';
import { closeMicrophone } from './microphone';
import { formatHere, RECORDING, type Recording } from './recording';

/**
 * Records what a microphone hears until it is stopped, has heard as much as there may be, or the microphone goes away. It
 * tells the recording once, or null when nothing was heard, and lets go of the microphone in any case.
 */
export class SoundRecorder {
  readonly #recorder: MediaRecorder;
  readonly #chunks: Blob[] = [];
  readonly #startedAt = Date.now();
  readonly #limit: ReturnType<typeof setTimeout>;
  #bytes = 0;
  #cutOff = false;
  #discarded = false;

  constructor(
    readonly stream: MediaStream,
    private readonly tell: (recording: Recording | null) => void,
  ) {
    const mimeType = formatHere();
    this.#recorder = new MediaRecorder(stream, {
      ...(mimeType && { mimeType }),
      audioBitsPerSecond: RECORDING.bitsPerSecond,
    });
    this.#recorder.addEventListener('dataavailable', ({ data }) => this.#take(data));
    this.#recorder.addEventListener('stop', () => this.#end());
    this.#limit = setTimeout(() => this.#cut(), RECORDING.mostSeconds * 1000);
    this.#recorder.start(RECORDING.chunkMs);
  }

  stop(): void {
    if (this.#recorder.state !== 'inactive') this.#recorder.stop();
  }

  /** Nobody waits for it any more. */
  discard(): void {
    this.#discarded = true;
    this.stop();
    closeMicrophone(this.stream);
  }

  #take(chunk: Blob): void {
    if (chunk.size === 0) return;
    this.#chunks.push(chunk);
    this.#bytes += chunk.size;
    // The last chunk comes after the stop and must have room as well.
    if (this.#bytes + chunk.size * 2 > RECORDING.mostBytes) this.#cut();
  }

  #cut(): void {
    this.#cutOff = true;
    this.stop();
  }

  #end(): void {
    clearTimeout(this.#limit);
    closeMicrophone(this.stream);
    if (this.#discarded) return;
    const type = this.#recorder.mimeType || this.#chunks[0]?.type || '';
    const sound = new Blob(this.#chunks, { type });
    const seconds = Math.max(1, Math.round((Date.now() - this.#startedAt) / 1000));
    this.tell(sound.size > 0 ? { key: newId(), sound, seconds, cutOff: this.#cutOff } : null);
  }
}
