import { tone } from '../../colour.js';
import { drawing, type Paint } from '../../drawing.js';
import { both, circle, line, type Markup, oval, rect, shape, soft, stitches, times } from '../../svg.js';

const hanger = ({ wood, steel }: Paint): Markup =>
  line('M600 250 V214 Q600 186 630 180 Q656 172 650 146 Q640 118 606 126', tone(steel, -0.3), 13) +
  line('M400 330 L600 250 L800 330', wood, 26);

const denimJacket = (paint: Paint): Markup => {
  const { main, second, accent } = paint;
  return (
    hanger(paint) +
    both(
      soft('M420 330 L300 400 L200 820 L310 850 L400 560 Z', tone(main, -0.1), 20),
      soft('M196 806 L188 850 L304 884 L316 838 Z', tone(main, -0.24), 12),
    ) +
    soft('M470 290 H730 L800 340 L790 900 H410 L400 340 Z', main, 20) +
    shape('M470 270 L600 420 L730 270 L690 262 H510 Z', tone(second, -0.2)) +
    both(soft('M478 282 L440 360 L540 430 L600 400 L520 280 Z', tone(main, 0.16), 10)) +
    both(
      line('M396 500 H560', tone(main, -0.2), 9),
      soft('M440 516 H544 V610 L492 636 L440 610 Z', tone(main, 0.1), 8),
      rect(432, 500, 120, 44, tone(main, -0.1), 10),
      circle(492, 534, 9, accent),
      line('M450 640 L470 860', tone(main, -0.14), 7),
    ) +
    rect(572, 420, 56, 480, tone(main, 0.08), 6) +
    stitches('M572 430 V850 M628 430 V850', accent, 5) +
    times(5, (i) => circle(600, 470 + i * 82, 13, accent)) +
    rect(386, 860, 428, 66, tone(main, -0.14), 18) +
    stitches('M396 872 H804', accent, 5)
  );
};

const hoodie = ({ main, accent, paper }: Paint): Markup =>
  both(
    soft('M410 350 L290 420 L210 860 L310 880 L410 600 Z', tone(main, -0.09), 24),
    soft('M206 852 L200 900 L300 920 L312 872 Z', tone(main, -0.22), 14),
  ) +
  soft('M450 320 H750 L800 360 V880 H400 V360 Z', main, 26) +
  soft(
    'M440 360 Q420 210 600 200 Q780 210 760 360 Q700 470 600 480 Q500 470 440 360 Z',
    tone(main, 0.1),
    22,
  ) +
  soft(
    'M496 340 Q500 264 600 260 Q700 264 704 340 Q660 420 600 430 Q540 420 496 340 Z',
    tone(main, -0.36),
    10,
  ) +
  line('M556 444 Q548 520 552 590 M644 444 Q652 520 648 570', paper, 12) +
  rect(542, 586, 20, 34, accent, 8) +
  rect(638, 566, 20, 34, accent, 8) +
  soft('M500 690 H700 L756 830 H444 Z', tone(main, -0.12), 20) +
  line('M494 690 L444 816 M706 690 L756 816', tone(main, -0.3), 8) +
  rect(376, 880, 448, 64, tone(main, -0.22), 20) +
  times(12, (i) => rect(396 + i * 36, 892, 6, 42, tone(main, -0.34), 3));

const tShirt = (paint: Paint): Markup => {
  const { main, accent, second, paper } = paint;
  return (
    hanger(paint) +
    soft(
      'M470 290 Q600 380 730 290 L900 370 L980 560 L850 620 L800 540 V920 H400 V540 L350 620 L220 560 L300 370 Z',
      main,
      20,
    ) +
    both(line('M300 590 L270 510', tone(main, -0.16), 10)) +
    shape('M454 276 Q600 410 746 276 L716 268 Q600 350 484 268 Z', tone(main, -0.22)) +
    circle(600, 590, 118, accent) +
    shape('M500 652 L572 540 L622 606 L652 566 L702 650 Q600 770 500 652 Z', second) +
    circle(650, 526, 26, paper) +
    line('M440 560 V900 M760 560 V900', tone(main, -0.1), 7)
  );
};

const knitSweater = (paint: Paint): Markup => {
  const { main, accent, paper, second } = paint;
  return (
    both(
      soft('M420 330 L300 400 L230 850 L330 870 L410 600 Z', tone(main, -0.1), 26),
      soft('M224 846 L218 900 L322 916 L332 866 Z', second, 14),
      line('M262 640 L366 664', paper, 20),
      line('M252 700 L350 724', accent, 20),
    ) +
    soft('M470 300 H730 L800 350 V870 H400 V350 Z', main, 26) +
    rect(384, 470, 432, 36, paper) +
    rect(384, 590, 432, 36, paper) +
    times(6, (i) => shape(`M${384 + i * 72} 590 L${420 + i * 72} 508 L${456 + i * 72} 590 Z`, accent)) +
    times(7, (i) => circle(394 + i * 69, 664, 10, paper)) +
    times(6, (i) => circle(428 + i * 69, 706, 10, accent)) +
    oval(600, 300, 124, 52, second) +
    oval(600, 290, 92, 32, tone(second, -0.35)) +
    rect(376, 870, 448, 68, second, 20) +
    times(12, (i) => rect(396 + i * 36, 882, 6, 46, tone(second, -0.2), 3))
  );
};

const rainCoat = (paint: Paint): Markup => {
  const { main, second, accent } = paint;
  return (
    hanger(paint) +
    both(
      soft('M430 320 L320 390 L240 800 L340 824 L420 580 Z', tone(main, -0.1), 22),
      rect(232, 770, 120, 26, tone(main, -0.26), 10),
    ) +
    soft('M470 300 H730 L790 350 L840 930 H360 L410 350 Z', main, 22) +
    shape('M720 300 H736 L812 350 L862 952 H720 Z', tone(main, -0.1)) +
    soft('M480 290 Q600 400 720 290 L690 250 H510 Z', second, 22) +
    rect(578, 390, 44, 556, tone(main, -0.14), 6) +
    times(4, (i) => circle(600, 450 + i * 120, 18, accent)) +
    both(soft('M424 700 L540 690 L544 740 L424 752 Z', tone(main, -0.16), 8)) +
    line('M450 420 L430 620', tone(main, 0.4), 14)
  );
};

export const tops = {
  'denim-jacket': drawing(denimJacket, 'hung', 0, [600, 420, 2.1], [480, 640, 2.4]),
  hoodie: drawing(hoodie, 'hung', 0, [600, 420, 2], [600, 800, 2.2]),
  't-shirt': drawing(tShirt, 'hung', 0, [600, 560, 2.2], [380, 480, 2.2]),
  'knit-sweater': drawing(knitSweater, 'hung', 0, [600, 480, 2.1], [440, 800, 2.2]),
  'rain-coat': drawing(rainCoat, 'hung', 0, [600, 420, 2], [500, 760, 2.2]),
};
