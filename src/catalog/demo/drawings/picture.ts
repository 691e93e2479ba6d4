import { randomFrom } from '#platform/chance/random';
import { backdrop, shadowUnder } from './backdrop.js';
import type { Drawing, Focus, Paint, Setting } from './drawing.js';
import { type DrawableObject, OBJECTS } from './objects.js';
import { PALETTES, type PaletteName } from './palettes.js';
import { inPlace } from './surroundings.js';
import { at, flip, type Markup, picture, rect, turn } from './svg.js';

/** How a picture shows its object; a listing's pictures show one object from several. */
export type PictureAngle = 'front' | 'turned' | 'close-up' | 'detail' | 'in-place';

const ANGLES: readonly PictureAngle[] = ['front', 'turned', 'close-up', 'detail', 'in-place'];

export interface PictureOf {
  object: DrawableObject;
  palette: PaletteName;
  /** Any whole number: changes the ground tint and the object's own small details. */
  variant: number;
  angle?: PictureAngle;
}

/** A complete 1200 × 1200 SVG, the same text for the same request. */
export function drawPicture({ object, palette, variant, angle = 'front' }: PictureOf): string {
  const { grounds, ...colours } = PALETTES[palette];
  const ground = grounds[(variant + ANGLES.indexOf(angle)) % grounds.length] ?? grounds[0];
  const seed = `${object} ${palette} ${variant}`;
  const paint = (purpose: string): Paint => ({ ...colours, ground, random: randomFrom(seed + purpose) });
  return picture(VIEWS[angle](OBJECTS[object], paint('object'), paint(angle)));
}

/** `around` paints what is not the object, so that the object looks the same from every angle. */
type View = (drawing: Drawing, paint: Paint, around: Paint) => Markup;

const VIEWS: Record<PictureAngle, View> = {
  front: (drawing, paint, around) =>
    backdrop(around) + enlarge(1.12, drawing.setting, standing(drawing, paint)),
  turned: (drawing, paint, around) =>
    backdrop(around) + flip(600, enlarge(1.04, drawing.setting, standing(drawing, paint))),
  'close-up': (drawing, paint) => plain(paint.ground) + zoom(drawing.closeUp, standing(drawing, paint)),
  detail: (drawing, paint) =>
    plain(paint.ground) + turn(-7, 600, 600, zoom(drawing.detail, standing(drawing, paint))),
  'in-place': ({ draw, setting, shadow }, paint, around) => inPlace(setting, shadow, draw(paint), around),
};

const standing = ({ draw, shadow }: Drawing, paint: Paint): Markup =>
  shadowUnder(shadow, paint.ground) + draw(paint);

const plain = (ground: string): Markup => rect(0, 0, 1200, 1200, ground);

/** Hanging things have their middle higher than standing ones. */
const enlarge = (scale: number, setting: Setting, ...parts: Markup[]): Markup =>
  setting === 'hung'
    ? at(600 - 600 * scale * 0.96, 600 - 550 * scale * 0.96, scale * 0.96, ...parts)
    : at(600 - 600 * scale, 620 - 620 * scale, scale, ...parts);

const zoom = ([x, y, scale]: Focus, ...parts: Markup[]): Markup =>
  at(600 - x * scale, 600 - y * scale, scale, ...parts);
