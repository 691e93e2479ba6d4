import type { Category } from '#contract/listings';

/** How many drawings there are of each category; the first stands for all of them. */
export const DRAWINGS = 3;

/** A drawing of the kind of thing, wherever a listing without photos is shown. */
export const drawingUrl = (category: Category, number = 1): string => `/samples/${category}-${number}.svg`;
