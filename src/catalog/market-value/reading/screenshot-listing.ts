import type { PictureReading } from '#ai/pictures/picture-reading';
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

export function screenshotListing(picture: PictureReading, brand: string): ScreenshotListing {
  const lines = ownLines(picture);
  const price = readPrice(lines);
  return {
    title: readTitle(lines, picture, price?.line ?? null),
    platform: readPlatform(picture.lines, brand),
    price: price && { value: price.value, certainty: price.certainty },
    condition: readCondition(lines),
  };
}
