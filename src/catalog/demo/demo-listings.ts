import type { DemoListing } from './demo.types.js';
import { books } from './listings/books.js';
import { clothing } from './listings/clothing.js';
import { collectibles } from './listings/collectibles.js';
import { electronics } from './listings/electronics.js';
import { homeGarden } from './listings/home-garden.js';
import { jewelryWatches } from './listings/jewelry-watches.js';
import { musicalInstruments } from './listings/musical-instruments.js';
import { other } from './listings/other.js';
import { services } from './listings/services.js';
import { software } from './listings/software.js';
import { sportingGoods } from './listings/sporting-goods.js';
import { vehicles } from './listings/vehicles.js';

/** Everything on offer in the demo town, newest first. */
export const DEMO_LISTINGS: readonly DemoListing[] = [
  ...books,
  ...clothing,
  ...collectibles,
  ...electronics,
  ...homeGarden,
  ...jewelryWatches,
  ...musicalInstruments,
  ...other,
  ...services,
  ...software,
  ...sportingGoods,
  ...vehicles,
].toSorted((a, b) => a.minutesAgo - b.minutesAgo);
