import { fromPixels, type Pixels } from '#platform/media/images/image-fingerprint';

export const COLOUR_NAMES = [
  'black',
  'grey',
  'white',
  'red',
  'orange',
  'brown',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

const SIDE = 40;
/** The middle of a picture is its thing, its edge what the thing lies on. */
const MIDDLE = { from: 0.25, to: 0.75 };
const EDGE = 0.08;
const LEAST_SHARE = 0.25;
const MOST = 2;

/** The colours of what is in the middle of a picture; what it lies on does not count, unless there is nothing else. */
export async function mainColours(pixels: Pixels): Promise<ColourName[]> {
  const data = await fromPixels(pixels).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const middle = new Map<ColourName, number>();
  const edge = new Map<ColourName, number>();
  let seen = 0;
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [((at % SIDE) + 0.5) / SIDE, (Math.floor(at / SIDE) + 0.5) / SIDE];
    const name = colourName(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
    if (isWithin(x) && isWithin(y)) {
      middle.set(name, (middle.get(name) ?? 0) + 1);
      seen += 1;
    }
    if (Math.min(x, y, 1 - x, 1 - y) < EDGE) edge.set(name, (edge.get(name) ?? 0) + 1);
  }
  const ground = byCount(edge)[0]?.[0];
  const there = byCount(middle).filter(([, count]) => count >= seen * LEAST_SHARE);
  const thing = there.filter(([name]) => name !== ground);
  return (thing.length > 0 ? thing : there).slice(0, MOST).map(([name]) => name);
}

const isWithin = (place: number) => place >= MIDDLE.from && place <= MIDDLE.to;

const byCount = (counts: Map<ColourName, number>) =>
  [...counts].toSorted(([, one], [, other]) => other - one);

/** Degrees of the colour circle up to which a name goes. */
const HUES: readonly (readonly [upTo: number, name: ColourName])[] = [
  [14, 'red'],
  [44, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [258, 'blue'],
  [300, 'purple'],
  [342, 'pink'],
  [360, 'red'],
];

/** What people call it, from channels of 0 to 255. */
export function colourName(red: number, green: number, blue: number): ColourName {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [light, span] = [(most + least) / 510, (most - least) / 255];
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * light - 1));
  if (light < 0.13) return 'black';
  if (saturation < 0.14 || span < 0.06) return light > 0.86 ? 'white' : light < 0.2 ? 'black' : 'grey';
  const hue = hueOf(red, green, blue, most, most - least);
  const name = HUES.find(([upTo]) => hue <= upTo)?.[1] ?? 'red';
  if (name === 'orange' && light < 0.45) return 'brown';
  if (name === 'red' && light > 0.7) return 'pink';
  return name;
}

function hueOf(red: number, green: number, blue: number, most: number, span: number): number {
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span + 2) : 60 * ((red - green) / span + 4);
}
