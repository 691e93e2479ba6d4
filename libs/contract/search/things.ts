import type { Category } from '../listings.js';
import { ELECTRONICS } from './things-electronic.js';
import { COLLECTIBLES, MUSICAL_INSTRUMENTS, SPORTING_GOODS, VEHICLES } from './things-for-leisure.js';
import { HOME_GARDEN } from './things-for-the-home.js';
import { BOOKS, OTHER, SERVICES, SOFTWARE } from './things-for-the-mind.js';
import { CLOTHING, JEWELRY_WATCHES } from './things-to-wear.js';

/**
 * What one thing is called: names in English, then in Spanish, separated by commas. A name after `~` means other things
 * too ("notebook"): who types it finds the thing, and who looks for the thing finds it only in the thing's category.
 * Plurals, and two words written as one or apart, are known without being listed.
 */
export type Thing = readonly [english: string, spanish: string];

/** The things that students sell, by the category they are mostly in. Kept by hand; every name in one line is the same. */
export const THINGS: Readonly<Record<Category, readonly Thing[]>> = {
  electronics: ELECTRONICS,
  clothing: CLOTHING,
  'home-garden': HOME_GARDEN,
  'sporting-goods': SPORTING_GOODS,
  collectibles: COLLECTIBLES,
  books: BOOKS,
  vehicles: VEHICLES,
  services: SERVICES,
  software: SOFTWARE,
  'musical-instruments': MUSICAL_INSTRUMENTS,
  'jewelry-watches': JEWELRY_WATCHES,
  other: OTHER,
};
