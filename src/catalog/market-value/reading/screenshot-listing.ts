import type { PictureReading, ReadLine } from '#ai/pictures/picture-reading';
import { type ReadCondition, readCondition } from './read-condition.js';
import { type ReadPlatform, readPlatform } from './read-platform.js';
import { type ReadPrice, readPrice } from './read-price.js';
import { type ReadTitle, readTitle } from './read-title.js';
import { ownLines } from './rows.js';

/** The listing a screenshot shows; null for what it does not say. */
export interface ScreenshotListing {
  readonly title: ReadTitle | null;
  readonly platform: ReadPlatform | null;
  readonly price: Pick<ReadPrice, 'value' | 'certainty'> | null;
  readonly condition: ReadCondition | null;
}

/** Characters of a line that are looked at: no title is longer, and a stranger's picture may be one line. */
const LONGEST_LINE = 300;

export function screenshotListing(shown: PictureReading, brand: string): ScreenshotListing {
  const picture = { ...shown, lines: shown.lines.map(shortened) };
  const lines = ownLines(picture);
  const price = readPrice(lines);
  return {
    title: readTitle(lines, picture, price?.line ?? null),
    platform: readPlatform(picture.lines, brand),
    price: price && { value: price.value, certainty: price.certainty },
    condition: readCondition(lines),
  };
}

const shortened = (line: ReadLine): ReadLine => ({ ...line, text: line.text.slice(0, LONGEST_LINE) });
