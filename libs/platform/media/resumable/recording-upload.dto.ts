/** How far a resumable upload is. */
export class RecordingState {
  /** Bytes it will have, and has. */
  size!: number;
  received!: number;
  /** The recording's id among the uploads, once all of it has come. */
  audioId!: string | null;
}
