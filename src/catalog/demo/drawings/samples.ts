import type { Category } from '#contract/listings';
import type { DrawableObject } from './objects.js';
import { drawPicture } from './picture.js';

/** What stands in for the pictures of a listing that has none (spec 1, section 3). */
const SAMPLES: Readonly<Record<Category, readonly [DrawableObject, DrawableObject, DrawableObject]>> = {
  electronics: ['laptop', 'headphones', 'phone'],
  clothing: ['t-shirt', 'sneakers', 'dress'],
  'home-garden': ['lounge-chair', 'houseplant', 'table-lamp'],
  'sporting-goods': ['city-bike', 'football', 'tent'],
  collectibles: ['film-camera', 'vinyl-records', 'robot-figurine'],
  books: ['book-stack', 'open-book', 'novels'],
  vehicles: ['hatchback', 'moped', 'camper-van'],
  services: ['toolbox', 'chalkboard', 'paint-roller'],
  software: ['software-box', 'code-window', 'usb-stick'],
  'musical-instruments': ['acoustic-guitar', 'keyboard-piano', 'drum'],
  'jewelry-watches': ['wristwatch', 'gem-ring', 'necklace'],
  other: ['gift-card', 'umbrella', 'suitcase'],
};

/** How many samples each category has. */
export const SAMPLES_PER_CATEGORY = 3;

/** A sample picture in neutral colours, as SVG; `index` counts from 0 and wraps around. */
export function drawSample(category: Category, index: number): string {
  const objects = SAMPLES[category];
  const object = objects[index % SAMPLES_PER_CATEGORY] ?? objects[0];
  return drawPicture({ object, palette: 'sample', variant: index });
}
