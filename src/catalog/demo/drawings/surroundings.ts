import { shadowUnder } from './backdrop.js';
import { mix, tone } from './colour.js';
import { GROUND_Y, type Paint, type Setting } from './drawing.js';
import { landscape, leaf, mug, pot } from './props.js';
import {
  at,
  circle,
  clip,
  fade,
  flip,
  line,
  type Markup,
  oval,
  rect,
  ring,
  shape,
  times,
  turn,
} from './svg.js';

const room = (paint: Paint): Markup => {
  const { ground } = paint;
  const fern = [-62, -34, -8, 20, 48];
  return (
    rect(0, 0, 1200, 1200, ground) +
    rect(0, 880, 1200, 320, tone(ground, -0.13)) +
    rect(0, 856, 1200, 26, tone(ground, 0.4)) +
    rect(820, 120, 250, 310, paint.wood, 8) +
    rect(840, 140, 210, 270, paint.paper) +
    landscape('frame', [870, 175, 150, 200], paint, 4) +
    fern
      .map((degrees, i) => leaf(140, 800, degrees, 260 - (i % 2) * 50, tone(paint.leaf, i * 0.05)))
      .join('') +
    oval(140, 958, 120, 18, tone(ground, -0.25)) +
    pot(140, 960, 160, paint.paper)
  );
};

const table = (paint: Paint): Markup => {
  const { ground } = paint;
  return (
    rect(0, 0, 1200, 1200, ground) +
    rect(800, 110, 290, 390, tone(ground, 0.5), 145) +
    rect(936, 110, 18, 390, ground) +
    rect(800, 300, 290, 18, ground) +
    rect(776, 492, 338, 30, tone(ground, -0.1), 8) +
    rect(0, 780, 1200, 420, paint.wood) +
    rect(0, 780, 1200, 20, tone(paint.wood, 0.2)) +
    line('M60 900 H430 M560 1010 H980 M150 1120 H520 M900 880 H1120', tone(paint.wood, -0.1), 7) +
    oval(1040, 842, 110, 16, tone(paint.wood, -0.25)) +
    at(1030, 845, 0.8, mug(paint.paper, paint.accent))
  );
};

const outdoors = (paint: Paint): Markup => {
  const { ground, leaf: green } = paint;
  const far = mix(green, ground, 0.62);
  return (
    rect(0, 0, 1200, 1200, ground) +
    circle(960, 230, 90, tone('#f5c878', 0.25)) +
    shape('M0 640 Q250 470 520 620 T1200 560 V900 H0 Z', mix(green, ground, 0.78)) +
    times(3, (i) => {
      const x = 110 + i * 470;
      return rect(x - 11, 640, 22, 190, mix(paint.wood, ground, 0.4)) + circle(x, 590, 105 - i * 14, far);
    }) +
    rect(0, 800, 1200, 110, far) +
    rect(0, 900, 1200, 300, tone(ground, -0.16)) +
    rect(0, 894, 1200, 18, tone(ground, 0.3))
  );
};

const rail = (paint: Paint): Markup => {
  const { ground } = paint;
  return (
    rect(0, 0, 1200, 1200, ground) +
    fade(
      0.5,
      times(6, (i) => rect(i * 200 + 96, 0, 8, 1200, tone(ground, -0.12))),
    ) +
    rect(60, 110, 1080, 64, paint.wood, 14) +
    times(5, (i) => circle(96 + i * 236, 142, 26, tone(paint.wood, -0.3))) +
    clip(
      'strap',
      rect(900, 142, 300, 760, '#000'),
      line('M960 700 V260 Q960 160 1040 150 Q1120 160 1120 260 V700', tone(paint.accent, -0.2), 26),
      rect(900, 560, 280, 320, paint.accent, 20),
    )
  );
};

/** Seen from above: a cloth, a cup and a twig, all cut by the edge so that nothing sets a scale. */
const flatLay = (paint: Paint): Markup => {
  const { ground } = paint;
  const cloth = tone(ground, 0.42);
  const twig = [-70, -35, 0, 35];
  return (
    rect(0, 0, 1200, 1200, tone(ground, -0.05)) +
    turn(
      9,
      600,
      600,
      rect(170, 150, 860, 900, cloth, 10),
      fade(
        0.5,
        times(6, (i) => rect(230 + i * 140, 150, 26, 900, ground)),
      ),
      fade(
        0.5,
        times(6, (i) => rect(170, 220 + i * 140, 860, 26, ground)),
      ),
    ) +
    circle(1130, 90, 226, tone(ground, -0.14)) +
    circle(1120, 76, 220, paint.paper) +
    ring(1120, 76, 150, tone(paint.paper, -0.1), 20) +
    circle(1120, 76, 140, '#7a4a2c') +
    circle(1096, 60, 60, '#8d5a38') +
    line('M-20 1160 Q120 1080 190 930', tone(paint.leaf, -0.3), 14) +
    twig
      .map((degrees, i) => leaf(60 + i * 42, 1110 - i * 56, degrees, 170, tone(paint.leaf, i * 0.06)))
      .join('')
  );
};

interface Surroundings {
  draw: (paint: Paint) => Markup;
  /** How much smaller the object is here, and where its foot stands. */
  place: readonly [scale: number, x: number, y: number];
  /** What the object's shadow falls on; nothing where it hangs or lies. */
  floor?: (paint: Paint) => string;
}

const darkGround = ({ ground }: Paint) => tone(ground, -0.14);

const SURROUNDINGS: Record<Setting, Surroundings> = {
  room: { draw: room, place: [0.74, 620, 1010], floor: darkGround },
  table: { draw: table, place: [0.82, 540, 960], floor: ({ wood }) => wood },
  outdoors: { draw: outdoors, place: [0.8, 600, 1030], floor: darkGround },
  hung: { draw: rail, place: [0.86, 542, 872] },
  flat: { draw: flatLay, place: [0.92, 590, 920] },
};

/** The object where it is used, smaller, with things around it. */
export function inPlace(setting: Setting, shadow: number, drawn: Markup, paint: Paint): Markup {
  const { draw, place, floor } = SURROUNDINGS[setting];
  const [scale, x, y] = place;
  const shade = floor ? shadowUnder(shadow, floor(paint)) : '';
  const mirrored = setting !== 'hung' && paint.random.next() < 0.5;
  const things = mirrored ? flip(600, draw(paint)) : draw(paint);
  return things + at((mirrored ? 1200 - x : x) - 600 * scale, y - GROUND_Y * scale, scale, shade, drawn);
}
