import { tone } from './colour.js';
import type { Paint } from './drawing.js';
import { at, circle, clip, line, type Markup, oval, rect, ring, shape, soft, turn } from './svg.js';

/** A leaf growing upwards from (x, y), turned by `degrees`. */
export const leaf = (x: number, y: number, degrees: number, length: number, colour: string): Markup => {
  const half = length * 0.27;
  const blade = `M${x} ${y} C${x - half * 1.3} ${y - length * 0.35} ${x - half} ${y - length * 0.8} ${x} ${y - length} C${x + half} ${y - length * 0.8} ${x + half * 1.3} ${y - length * 0.35} ${x} ${y}`;
  return turn(
    degrees,
    x,
    y,
    shape(blade, colour),
    line(`M${x} ${y} V${y - length * 0.82}`, tone(colour, -0.22), 5),
  );
};

/** A pot standing with its foot's middle at (x, y). */
export const pot = (x: number, y: number, width: number, colour: string): Markup => {
  const h = width * 0.85;
  const half = width / 2;
  const body = `M${x - half * 0.9} ${y - h} H${x + half * 0.9} L${x + half * 0.66} ${y - 14} H${x - half * 0.66} Z`;
  return (
    soft(body, colour, 14) +
    shape(
      `M${x + half * 0.3} ${y - h} H${x + half} L${x + half * 0.72} ${y} H${x + half * 0.2} Z`,
      tone(colour, -0.12),
    ) +
    rect(x - half - 8, y - h - 30, width + 16, h * 0.26, tone(colour, 0.1), 16)
  );
};

/** A mug with its foot's middle at the origin, 200 wide. */
export const mug = (colour: string, mark?: string): Markup =>
  ring(100, -105, 50, colour, 26) +
  soft('M-84 -196 H84 L76 -14 H-76 Z', colour, 14) +
  shape('M44 -205 H98 L90 0 H36 Z', tone(colour, -0.1)) +
  oval(0, -200, 97, 20, tone(colour, -0.28)) +
  (mark ? circle(-22, -100, 30, mark) : '');

/** A landscape with hills and a low sun, cut to a rounded rectangle: what screens and frames show. */
export const landscape = (
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  paint: Paint,
  radius = 12,
): Markup => {
  const { sky, sun, hill } = paint.random.pick(paint.views);
  const px = (part: number) => x + width * part;
  const py = (part: number) => y + height * part;
  return clip(
    id,
    rect(x, y, width, height, '#000', radius),
    rect(x, y, width, height, sky),
    circle(px(0.68), py(0.34), Math.min(width, height) * 0.16, sun),
    shape(
      `M${px(0)} ${py(0.66)} L${px(0.3)} ${py(0.36)} L${px(0.52)} ${py(0.62)} L${px(0.74)} ${py(0.45)} L${px(1)} ${py(0.7)} V${py(1)} H${px(0)} Z`,
      tone(hill, 0.12),
    ),
    shape(
      `M${px(0)} ${py(0.84)} Q${px(0.3)} ${py(0.62)} ${px(0.58)} ${py(0.82)} T${px(1)} ${py(0.78)} V${py(1)} H${px(0)} Z`,
      tone(hill, -0.18),
    ),
  );
};

/** Lines of writing too small to read. */
export const writing = (x: number, y: number, widths: readonly number[], colour: string, size = 12): Markup =>
  widths.map((width, row) => rect(x, y + row * size * 2, width, size, colour, size / 2)).join('');

/** A short-haired star of light. */
export const sparkle = (x: number, y: number, size: number, colour: string): Markup =>
  at(x, y, size, shape('M0 -10 Q1.6 -1.6 10 0 Q1.6 1.6 0 10 Q-1.6 1.6 -10 0 Q-1.6 -1.6 0 -10 Z', colour));
