/** A fragment of SVG markup; fragments are joined, never parsed. */
export type Markup = string;

type Attributes = Record<string, string | number | undefined>;

function element(name: string, attributes: Attributes, ...children: Markup[]): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  element('rect', { x, y, width, height, rx: rx || undefined, fill });

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  element('ellipse', { cx, cy, rx, ry, fill });

export const circle = (cx: number, cy: number, r: number, fill: string) =>
  element('circle', { cx, cy, r, fill });

/** An outlined circle. */
export const ring = (cx: number, cy: number, r: number, colour: string, width: number) =>
  element('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width });

export const shape = (d: string, fill: string) => element('path', { d, fill });

/** A filled shape whose corners are rounded by `radius`, which also grows it by as much on every side. */
export const soft = (d: string, fill: string, radius: number) =>
  element('path', { d, fill, stroke: fill, 'stroke-width': radius * 2, 'stroke-linejoin': 'round' });

/** An outlined ellipse. */
export const hoop = (cx: number, cy: number, rx: number, ry: number, colour: string, width: number) =>
  element('ellipse', { cx, cy, rx, ry, fill: 'none', stroke: colour, 'stroke-width': width });

/** An open stroke with round ends. */
export const line = (d: string, colour: string, width: number) =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** A stitched seam. */
export const stitches = (d: string, colour: string, width = 5) =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-dasharray': '16 11' });

export const turn = (degrees: number, cx: number, cy: number, ...parts: Markup[]) =>
  element('g', { transform: `rotate(${degrees} ${cx} ${cy})` }, ...parts);

/** Parts drawn around the origin, moved to a place and scaled. */
export const at = (x: number, y: number, scale: number, ...parts: Markup[]) =>
  element('g', { transform: `translate(${round(x)} ${round(y)}) scale(${round(scale)})` }, ...parts);

/** Parts mirrored around the vertical line at `axis`. */
export const flip = (axis: number, ...parts: Markup[]) =>
  element('g', { transform: `translate(${axis * 2} 0) scale(-1 1)` }, ...parts);

/** Parts and their mirror image around the middle of the picture. */
export const both = (...parts: Markup[]) => parts.join('') + flip(600, ...parts);

export const fade = (opacity: number, ...parts: Markup[]) => element('g', { opacity }, ...parts);

/** Parts cut to `outline`; the id must be unique within one drawing. */
export const clip = (id: string, outline: Markup, ...parts: Markup[]) =>
  element('clipPath', { id }, outline) + element('g', { 'clip-path': `url(#${id})` }, ...parts);

/** Repeats a part, numbered from 0. */
export const times = (count: number, part: (index: number) => Markup): Markup =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** A complete square picture. */
export const picture = (...parts: Markup[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 1200, height: 1200, viewBox: '0 0 1200 1200' },
    ...parts,
  );
