import type { Drawing } from './drawing.js';
import { bikes } from './families/bikes.js';
import { books } from './families/books.js';
import { collectibles } from './families/collectibles.js';
import { gadgets } from './families/gadgets.js';
import { games } from './families/games.js';
import { household } from './families/household.js';
import { kitchen } from './families/kitchen.js';
import { lighting } from './families/lighting.js';
import { audio } from './families/music/audio.js';
import { guitars } from './families/music/guitars.js';
import { instruments } from './families/music/instruments.js';
import { outdoorGear } from './families/outdoor-gear.js';
import { paperGoods } from './families/paper-goods.js';
import { screens } from './families/screens.js';
import { seating } from './families/seating.js';
import { services } from './families/services.js';
import { software } from './families/software.js';
import { sport } from './families/sport.js';
import { storage } from './families/storage.js';
import { tools } from './families/tools.js';
import { vehicles } from './families/vehicles.js';
import { footwear } from './families/worn/footwear.js';
import { garments } from './families/worn/garments.js';
import { jewelry } from './families/worn/jewelry.js';
import { tops } from './families/worn/tops.js';

const ALL = {
  ...audio,
  ...bikes,
  ...books,
  ...collectibles,
  ...footwear,
  ...gadgets,
  ...games,
  ...garments,
  ...guitars,
  ...household,
  ...instruments,
  ...jewelry,
  ...kitchen,
  ...lighting,
  ...outdoorGear,
  ...paperGoods,
  ...screens,
  ...seating,
  ...services,
  ...software,
  ...sport,
  ...storage,
  ...tools,
  ...tops,
  ...vehicles,
};

/** The name of anything the generator can draw. */
export type DrawableObject = keyof typeof ALL;

export const OBJECTS: Readonly<Record<DrawableObject, Drawing>> = ALL;
