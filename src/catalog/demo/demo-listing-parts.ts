import type { Category } from '#contract/listings';
import type { DemoListing } from './demo.types.js';
import type { PictureAngle, PictureOf } from './drawings/picture.js';

export const hours = (count: number) => Math.round(count * 60);
export const days = (count: number) => Math.round(count * 24 * 60);

/** Pictures of one object: the front, then the further angles in carousel order. */
export const shots = (
  object: PictureOf['object'],
  palette: PictureOf['palette'],
  variant: number,
  ...angles: PictureAngle[]
): PictureOf[] => [
  { object, palette, variant, angle: 'front' },
  ...angles.map((angle) => ({ object, palette, variant, angle })),
];

type Entry = Omit<DemoListing, 'category' | 'location' | 'aiGenerated'> &
  Partial<Pick<DemoListing, 'location' | 'aiGenerated'>>;

export const listedUnder = (category: Category, entries: readonly Entry[]): DemoListing[] =>
  entries.map((entry) => ({ location: null, aiGenerated: false, ...entry, category }));
