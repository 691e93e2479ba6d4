import { mix, tone } from './colour.js';
import { GROUND_Y, type Paint } from './drawing.js';
import { circle, fade, type Markup, oval, rect, shape, times } from './svg.js';

/** The soft ellipse under an object. */
export const shadowUnder = (halfWidth: number, ground: string): Markup => {
  if (halfWidth === 0) return '';
  const shade = mix(ground, '#2a1c24', 0.16);
  return (
    fade(0.55, oval(600, GROUND_Y + 6, halfWidth * 1.1, 50, mix(ground, shade, 0.6))) +
    oval(600, GROUND_Y + 2, halfWidth, 38, shade)
  );
};

/** A quiet ground; most are plain, some carry a disc, a floor line or light from a window. */
export function backdrop(paint: Paint): Markup {
  const { ground } = paint;
  const plain = rect(0, 0, 1200, 1200, ground);
  const kinds = [
    '',
    '',
    '',
    circle(600, 590, 450, tone(ground, 0.38)),
    rect(0, 830, 1200, 370, tone(ground, -0.06)),
    fade(
      0.45,
      times(2, (row) =>
        times(2, (column) => {
          const x = 150 + column * 300 + row * 110;
          const y = 60 + row * 330;
          return shape(`M${x} ${y} h270 l100 300 h-270 Z`, tone(ground, 0.5));
        }),
      ),
    ),
  ] as const;
  return plain + paint.random.pick(kinds);
}
