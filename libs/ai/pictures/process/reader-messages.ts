import type { PictureKind, PictureReading } from '../picture-reading.js';
import type { ToldRefusal } from '../pictures.errors.js';

/** What the process is asked, one at a time. */
export interface PictureToRead {
  readonly file: Buffer;
  readonly kind: PictureKind;
}

/** What it answers. */
export type ReadAnswer = { readonly reading: PictureReading } | { readonly refused: ToldRefusal };
