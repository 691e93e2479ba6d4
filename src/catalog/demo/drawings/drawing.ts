import type { Random } from '#platform/chance/random';
import type { Palette } from './palettes.js';
import type { Markup } from './svg.js';

/** The height on which objects stand, in the 1200 × 1200 picture. */
export const GROUND_Y = 960;

/** Colours and chance for one drawing of one object. */
export interface Paint extends Omit<Palette, 'grounds'> {
  ground: string;
  random: Random;
}

/** Where an object is at home, which decides the surroundings of its `in-place` picture. */
export type Setting = 'room' | 'table' | 'outdoors' | 'hung' | 'flat';

/** A point worth a close look: x, y, and how many times larger. */
export type Focus = readonly [x: number, y: number, zoom: number];

/** One object, drawn around x = 600 and standing on `GROUND_Y`. */
export interface Drawing {
  draw: (paint: Paint) => Markup;
  setting: Setting;
  /** Half the width of the shadow on the ground; 0 for none. */
  shadow: number;
  closeUp: Focus;
  detail: Focus;
}

export const drawing = (
  draw: Drawing['draw'],
  setting: Setting,
  shadow: number,
  closeUp: Focus,
  detail: Focus,
): Drawing => ({ draw, setting, shadow, closeUp, detail });
