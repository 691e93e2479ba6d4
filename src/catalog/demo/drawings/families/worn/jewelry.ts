import { mix, tone } from '../../colour.js';
import { drawing, type Paint } from '../../drawing.js';
import { sparkle } from '../../props.js';
import {
  both,
  circle,
  clip,
  line,
  type Markup,
  oval,
  rect,
  ring,
  shape,
  soft,
  stitches,
  times,
  turn,
} from '../../svg.js';

const GOLD = '#dfae4c';

/** A cut stone around (x, y). */
const gem = (x: number, y: number, size: number, colour: string): Markup => {
  const p = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  return (
    soft(`M${p(-0.6, -0.6)} L${p(0.6, -0.6)} L${p(1, -0.1)} L${p(0, 1)} L${p(-1, -0.1)} Z`, colour, 4) +
    shape(`M${p(-0.6, -0.6)} L${p(0.6, -0.6)} L${p(0.4, -0.1)} L${p(-0.4, -0.1)} Z`, tone(colour, 0.5)) +
    shape(`M${p(-0.4, -0.1)} L${p(0.4, -0.1)} L${p(0, 1)} Z`, tone(colour, 0.25)) +
    shape(`M${p(0.4, -0.1)} L${p(1, -0.1)} L${p(0, 1)} Z`, tone(colour, -0.18))
  );
};

const wristwatch = ({ main, accent, steel, paper, deep }: Paint): Markup =>
  soft('M496 420 L520 150 H680 L704 420 Z M496 800 L520 1010 H680 L704 800 Z', main, 16) +
  stitches('M530 170 L514 400 M670 170 L686 400 M514 820 L532 1000 M686 820 L668 1000', tone(main, 0.4), 5) +
  times(3, (i) => circle(600, 880 + i * 44, 11, tone(main, -0.4))) +
  rect(540, 170, 120, 30, steel, 10) +
  rect(836, 570, 54, 70, tone(steel, -0.15), 16) +
  circle(600, 606, 252, tone(steel, -0.22)) +
  circle(600, 600, 246, steel) +
  circle(600, 600, 206, paper) +
  times(12, (i) => turn(i * 30, 600, 600, rect(594, 410, 12, i % 3 ? 22 : 40, deep, 6))) +
  circle(600, 706, 54, tone(paper, -0.08)) +
  line('M600 706 L622 676', accent, 6) +
  line('M600 600 L520 540', deep, 20) +
  line('M600 600 L690 490', deep, 14) +
  line('M600 640 L600 450', accent, 6) +
  circle(600, 600, 18, accent) +
  shape('M450 470 Q520 400 610 398 L450 560 Q436 510 450 470 Z', '#ffffff55');

const smartwatch = ({ main, second, accent, deep, paper }: Paint): Markup =>
  soft('M470 400 L500 160 H700 L730 400 Z M470 800 L500 1010 H700 L730 800 Z', main, 22) +
  times(4, (i) => oval(600, 850 + i * 40, 22, 9, tone(main, -0.35))) +
  rect(826, 520, 36, 90, second, 14) +
  rect(376, 366, 460, 470, tone(second, -0.2), 120) +
  rect(366, 360, 460, 470, second, 120) +
  rect(396, 390, 400, 410, deep, 96) +
  ring(596, 570, 118, tone(deep, 0.18), 24) +
  line('M596 452 A118 118 0 1 1 484 606', accent, 24) +
  ring(596, 570, 80, tone(deep, 0.18), 20) +
  line('M596 490 A80 80 0 1 1 531 617', '#8fd6a4', 20) +
  line('M560 572 L586 598 L636 544', paper, 16) +
  line('M446 740 H500 L520 710 L552 764 L580 740 H750', tone(accent, 0.3), 10);

const gemRing = ({ main, accent, steel }: Paint): Markup =>
  ring(600, 700, 230, tone(main, -0.22), 58) +
  ring(596, 694, 232, main, 44) +
  line('M404 620 Q430 540 500 500', tone(main, 0.5), 14) +
  soft('M500 480 L540 400 H660 L700 480 Z', tone(main, -0.1), 12) +
  gem(600, 360, 130, mix(accent, '#7fc4d8', 0.55)) +
  both(gem(470, 474, 34, tone(steel, 0.4))) +
  sparkle(800, 260, 5.5, '#ffffff') +
  sparkle(420, 300, 3.6, '#ffffff') +
  sparkle(860, 380, 2.6, '#ffffff');

const necklace = ({ main, second, accent }: Paint): Markup => {
  const bust =
    'M490 240 Q600 210 710 240 Q694 430 880 550 Q970 700 930 946 H270 Q230 700 320 550 Q506 430 490 240 Z';
  const beads = times(7, (i) => circle(504 + i * i * 1.9, 440 + i * 42, 10, tone(main, 0.4)));
  return (
    clip(
      'bust',
      shape(bust, '#000'),
      rect(200, 200, 800, 760, second),
      shape('M660 200 Q700 470 800 560 Q900 700 820 960 H1000 V200 Z', tone(second, -0.13)),
      line('M360 900 Q320 720 390 620', tone(second, 0.2), 16),
    ) +
    line('M496 400 Q500 700 600 734 Q700 700 704 400', main, 13) +
    both(beads) +
    circle(600, 746, 20, main) +
    gem(600, 820, 70, mix(accent, '#c8556a', 0.3)) +
    sparkle(700, 770, 3.4, '#ffffff') +
    sparkle(506, 856, 2.6, '#ffffff')
  );
};

const earrings = ({ main, accent, paper }: Paint): Markup =>
  rect(290, 240, 620, 700, paper, 40) +
  rect(760, 240, 150, 700, tone(paper, -0.06), 40) +
  rect(500, 290, 200, 20, tone(paper, -0.22), 10) +
  rect(540, 326, 120, 12, tone(paper, -0.14), 6) +
  both(
    circle(450, 470, 18, tone(main, -0.3)) +
      line('M450 480 V560', main, 10) +
      ring(450, 660, 96, main, 22) +
      line('M372 610 Q390 574 430 564', tone(main, 0.5), 8) +
      gem(450, 660, 44, accent) +
      times(
        3,
        (i) =>
          line(`M${418 + i * 32} ${i === 1 ? 770 : 756} V${i === 1 ? 830 : 806}`, main, 7) +
          circle(418 + i * 32, i === 1 ? 846 : 820, 16, tone(main, 0.25)),
      ),
  );

const beadBracelet = ({ main, second, accent, paper }: Paint): Markup => {
  const colours = [main, second, accent, paper];
  return times(22, (i) => {
    const angle = (i / 22) * Math.PI * 2;
    const x = 600 + Math.cos(angle) * 320;
    const y = 660 + Math.sin(angle) * 236;
    const colour = i === 5 ? GOLD : (colours[(i * 3 + (i % 2)) % 4] ?? main);
    const size = y > 660 ? 52 : 42;
    return (
      circle(x, y, size, colour) + circle(x - size * 0.3, y - size * 0.3, size * 0.26, tone(colour, 0.55))
    );
  });
};

export const jewelry = {
  wristwatch: drawing(wristwatch, 'flat', 200, [600, 590, 2], [600, 280, 2.2]),
  smartwatch: drawing(smartwatch, 'flat', 220, [596, 590, 2], [600, 880, 2.2]),
  'gem-ring': drawing(gemRing, 'flat', 200, [600, 400, 2.2], [440, 640, 2.3]),
  necklace: drawing(necklace, 'table', 370, [600, 760, 2.3], [600, 480, 2]),
  earrings: drawing(earrings, 'flat', 300, [450, 660, 2.3], [760, 700, 2.2]),
  'bead-bracelet': drawing(beadBracelet, 'flat', 360, [500, 860, 2.3], [880, 560, 2.3]),
};
