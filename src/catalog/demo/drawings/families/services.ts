import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { sparkle } from '../props.js';
import { both, circle, line, type Markup, oval, rect, ring, shape, soft, times, turn } from '../svg.js';

const CARDBOARD = '#cf9f6b';

const box = (x: number, y: number, width: number, height: number, tape: string, mark: Markup = ''): Markup =>
  rect(x, y, width, height, CARDBOARD, 12) +
  rect(x + width * 0.82, y, width * 0.18, height, tone(CARDBOARD, -0.1), 12) +
  rect(x + width * 0.42, y, width * 0.16, height * 0.34, tape) +
  line(`M${x} ${y + 6} H${x + width}`, tone(CARDBOARD, -0.2), 8) +
  rect(x + 26, y + height - 56, 70, 12, tone(CARDBOARD, -0.3), 6) +
  rect(x + 26, y + height - 34, 46, 12, tone(CARDBOARD, -0.3), 6) +
  mark;

const movingBoxes = ({ main, accent, deep, paper }: Paint): Markup =>
  box(
    190,
    600,
    420,
    350,
    accent,
    shape('M500 800 L540 760 L580 800 H556 V860 H524 V800 Z', tone(CARDBOARD, -0.35)),
  ) +
  box(640, 660, 370, 290, main) +
  box(330, 340, 360, 262, tone(main, 0.2)) +
  soft('M700 500 H930 L950 650 H690 Z', tone(CARDBOARD, -0.28), 8) +
  soft('M670 640 H960 L944 520 L1010 560 L980 650 Z', tone(CARDBOARD, 0.12), 8) +
  line('M760 640 V440', deep, 16) +
  soft('M700 340 H820 L850 450 H670 Z', paper, 10);

const chalkboard = ({ main, accent, wood, paper, leaf }: Paint): Markup =>
  line('M360 800 L280 956 M840 800 L920 956', tone(wood, -0.3), 34) +
  line('M600 240 V200', tone(wood, -0.3), 30) +
  rect(180, 240, 840, 570, wood, 26) +
  rect(216, 276, 768, 498, tone(leaf, -0.5), 10) +
  line('M300 640 V360 M300 640 H620', paper, 10) +
  line('M310 620 Q400 610 450 500 T610 370', accent, 13) +
  ring(790, 430, 74, paper, 10) +
  line('M716 430 H864 M790 356 V504', paper, 7) +
  times(3, (i) => line(`M690 ${570 + i * 50} H${900 - (i % 2) * 70}`, tone(paper, -0.1), 9)) +
  rect(190, 790, 820, 40, tone(wood, -0.15), 14) +
  rect(300, 770, 90, 24, paper, 10) +
  rect(420, 772, 60, 22, accent, 10) +
  rect(760, 752, 140, 44, main, 14);

const scissorsAndComb = ({ main, second, accent, steel }: Paint): Markup =>
  turn(
    -24,
    760,
    600,
    rect(760, 240, 90, 660, second, 30),
    times(18, (i) => rect(846, 270 + i * 34, 110, 20, second, 8)),
    rect(780, 280, 16, 560, tone(second, 0.3), 8),
  ) +
  turn(
    14,
    470,
    600,
    soft('M450 200 Q500 380 494 640 H446 Z', steel, 8),
    line('M470 620 L420 760', main, 40),
    ring(390, 840, 84, main, 38),
  ) +
  turn(
    -22,
    470,
    600,
    soft('M490 200 Q440 380 446 640 H494 Z', tone(steel, -0.14), 8),
    line('M470 620 L520 760', tone(main, -0.1), 40),
    ring(550, 840, 84, tone(main, -0.1), 38),
  ) +
  circle(470, 600, 22, accent);

const cleaningBucket = ({ main, second, accent, paper }: Paint): Markup =>
  turn(16, 800, 500, rect(784, 140, 32, 520, '#b67f4e', 16)) +
  line('M330 560 Q340 330 600 330 Q860 330 870 560', tone(second, 0.3), 18) +
  circle(460, 500, 62, tone(paper, 0.4)) +
  circle(560, 470, 84, paper) +
  circle(670, 500, 70, tone(paper, 0.4)) +
  circle(750, 510, 46, paper) +
  soft('M320 550 H880 L820 930 H380 Z', main, 20) +
  shape('M740 530 H900 L840 950 H720 Z', tone(main, -0.12)) +
  rect(290, 530, 620, 60, tone(main, 0.16), 30) +
  line('M420 660 L446 860', tone(main, 0.4), 18) +
  soft('M150 760 Q150 720 190 720 H250 Q290 720 290 760 V930 H150 Z', accent, 16) +
  rect(184, 640, 72, 76, tone(accent, -0.2), 12) +
  soft('M140 590 H270 L280 640 H180 Z', second, 12) +
  rect(170, 790, 100, 90, paper, 16) +
  sparkle(240, 440, 4.5, '#ffffff') +
  sparkle(960, 420, 3.6, '#ffffff');

const dog = ({ main, second, accent, paper, deep }: Paint): Markup =>
  line('M790 820 Q930 800 910 660', main, 44) +
  soft('M470 560 Q430 760 420 930 H790 Q830 760 730 600 Z', main, 26) +
  shape('M560 620 Q640 620 640 760 Q640 860 590 930 H520 Q500 760 560 620 Z', paper) +
  both(rect(430, 880, 130, 76, tone(main, 0.14), 38)) +
  shape('M700 700 Q840 760 810 950 H700 Q760 840 700 700 Z', tone(main, -0.12)) +
  soft('M430 300 Q440 250 600 250 Q760 250 770 300 Q800 560 600 570 Q400 560 430 300 Z', main, 26) +
  soft('M566 250 Q556 380 500 470 Q560 560 600 556 Q640 560 700 470 Q644 380 634 250 Z', paper, 10) +
  both(
    soft('M440 270 Q350 260 340 400 Q340 500 390 510 Q440 440 460 330 Z', tone(main, -0.28), 16),
    circle(516, 390, 24, deep),
    circle(508, 382, 8, paper),
  ) +
  soft('M556 450 Q600 430 644 450 Q640 490 600 500 Q560 490 556 450 Z', deep, 8) +
  line('M600 500 V524 Q580 550 552 540 M600 524 Q620 550 648 540', deep, 9) +
  soft('M584 546 H616 V580 Q600 600 584 580 Z', '#e58a8a', 8) +
  rect(456, 596, 288, 44, accent, 22) +
  circle(600, 650, 32, second) +
  circle(592, 642, 10, tone(second, 0.5));

const paintRoller = ({ main, second, accent, steel, paper }: Paint): Markup =>
  shape(
    'M170 250 H700 V520 Q640 500 600 560 Q560 620 500 560 Q460 500 400 540 Q340 620 300 540 Q260 480 170 520 Z',
    tone(main, 0.25),
  ) +
  line('M790 330 H860 V500 H610 V600', tone(steel, -0.2), 24) +
  rect(330, 240, 470, 180, main, 40) +
  rect(330, 350, 470, 70, tone(main, -0.16), 34) +
  rect(360, 268, 400, 22, tone(main, 0.4), 11) +
  rect(574, 580, 72, 330, accent, 34) +
  rect(574, 620, 72, 26, tone(accent, -0.25)) +
  circle(610, 870, 14, tone(accent, -0.4)) +
  soft('M760 700 H1000 L984 940 H776 Z', paper, 14) +
  oval(880, 700, 128, 34, tone(second, -0.1)) +
  oval(880, 704, 106, 24, main) +
  rect(790, 780, 186, 90, main, 12) +
  shape('M810 716 Q820 790 836 790 Q850 780 846 720 Z', main);

export const services = {
  'moving-boxes': drawing(movingBoxes, 'room', 430, [420, 700, 1.9], [780, 580, 2]),
  chalkboard: drawing(chalkboard, 'room', 400, [460, 500, 2], [780, 480, 2.1]),
  'scissors-comb': drawing(scissorsAndComb, 'flat', 380, [470, 560, 2], [780, 520, 2.1]),
  'cleaning-bucket': drawing(cleaningBucket, 'room', 430, [580, 520, 2], [220, 780, 2.3]),
  dog: drawing(dog, 'outdoors', 290, [600, 420, 2.1], [600, 660, 2.2]),
  'paint-roller': drawing(paintRoller, 'room', 380, [540, 360, 2], [880, 800, 2.2]),
};
