import type { ColourName } from './process/main-colours.js';

/** A photograph has few words on it, at any size; a screenshot is all words, and its sizes are known. */
export type PictureKind = 'photo' | 'screenshot';

/** Where something stands, in pixels of the picture as it was read. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ReadWord extends Box {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
}

export interface ReadLine extends ReadWord {
  readonly words: readonly ReadWord[];
}

/** What a picture shows, as far as the product's own reader can tell. */
export interface PictureReading {
  readonly width: number;
  readonly height: number;
  /** From top to bottom. */
  readonly lines: readonly ReadLine[];
  /** Of what is in its middle, the one there is most of first; two at most. */
  readonly colours: readonly ColourName[];
}
