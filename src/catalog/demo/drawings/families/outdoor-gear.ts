import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { both, circle, line, type Markup, oval, rect, shape, soft, stitches, times, turn } from '../svg.js';

const tent = ({ main, second, accent, deep }: Paint): Markup =>
  line('M180 940 L100 980 M1020 940 L1100 980', deep, 9) +
  soft('M600 300 Q900 400 1020 930 H180 Q300 400 600 300 Z', main, 14) +
  shape('M600 286 Q912 390 1036 944 H800 Q790 520 600 286 Z', tone(main, -0.14)) +
  shape('M600 286 Q288 390 164 944 H250 Q330 480 600 286 Z', tone(main, 0.2)) +
  shape('M600 440 Q740 600 790 944 H410 Q460 600 600 440 Z', deep) +
  shape('M600 440 Q480 600 470 944 H410 Q460 600 600 440 Z', accent) +
  shape('M600 440 Q720 600 730 944 H790 Q740 600 600 440 Z', tone(accent, -0.12)) +
  line('M600 300 V230', second, 14) +
  shape('M600 200 L700 232 L600 264 Z', accent) +
  line('M150 948 H1050', tone(second, -0.1), 22);

const backpack = ({ main, second, accent, wood }: Paint): Markup =>
  line('M520 290 Q520 200 600 200 Q680 200 680 290', second, 30) +
  both(soft('M330 600 H380 V860 H330 Q290 860 290 820 V640 Q290 600 330 600 Z', tone(main, -0.25), 14)) +
  soft('M370 470 Q370 270 600 270 Q830 270 830 470 V860 Q830 930 760 930 H440 Q370 930 370 860 Z', main, 22) +
  shape('M720 270 Q852 320 852 470 V860 Q852 950 760 952 H690 Q790 700 720 270 Z', tone(main, -0.11)) +
  soft('M390 470 Q390 320 600 320 Q810 320 810 470 V520 Q600 590 390 520 Z', second, 14) +
  both(rect(470, 480, 44, 190, wood, 10) + rect(462, 590, 60, 40, accent, 10)) +
  rect(430, 660, 340, 220, tone(main, 0.16), 40) +
  stitches('M450 720 H750', tone(main, -0.3), 6) +
  rect(560, 700, 80, 30, accent, 15) +
  circle(740, 430, 30, accent);

const thermos = ({ main, second, accent, steel }: Paint): Markup =>
  line('M716 480 H800 Q836 480 836 520 V700 Q836 740 800 740 H716', second, 36) +
  rect(460, 400, 280, 556, main, 50) +
  rect(640, 400, 100, 556, tone(main, -0.13), 50) +
  rect(492, 450, 34, 440, tone(main, 0.36), 17) +
  rect(450, 390, 300, 44, steel, 18) +
  rect(476, 230, 248, 168, second, 36) +
  times(5, (i) => rect(508 + i * 42, 260, 16, 110, tone(second, -0.25), 8)) +
  rect(460, 800, 280, 56, accent) +
  shape('M560 700 L620 600 L680 700 Z M600 700 L650 640 L716 700 Z', tone(main, 0.6));

const suitcase = ({ main, second, accent, steel, paper }: Paint): Markup =>
  line('M510 330 V210 H690 V330', steel, 26) +
  line('M540 208 H660', second, 40) +
  both(circle(440, 930, 32, '#2a272b')) +
  rect(350, 320, 500, 600, main, 60) +
  rect(740, 320, 110, 600, tone(main, -0.12), 60) +
  times(5, (i) => rect(412 + i * 86, 380, 22, 480, tone(main, i % 2 ? -0.16 : 0.22), 11)) +
  rect(326, 590, 30, 100, second, 14) +
  turn(
    -12,
    480,
    480,
    rect(400, 430, 170, 100, paper, 14),
    circle(450, 480, 28, accent),
    rect(490, 460, 58, 12, second),
    rect(490, 486, 40, 12, second),
  ) +
  turn(
    9,
    700,
    740,
    circle(700, 740, 70, accent),
    circle(700, 740, 48, paper),
    shape('M664 762 L690 712 L712 742 L724 728 L740 762 Z', second),
  );

const snowboard = ({ main, second, accent, paper, deep }: Paint): Markup =>
  turn(
    16,
    600,
    600,
    rect(478, 120, 244, 890, tone(main, -0.25), 122),
    rect(470, 114, 244, 890, main, 122),
    shape('M470 640 L592 460 L714 640 V780 H470 Z', second),
    shape('M530 552 L592 460 L654 552 L622 540 L592 574 L560 540 Z', paper),
    circle(640, 260, 60, accent),
    ...[400, 760].map(
      (y) =>
        rect(500, y - 70, 184, 140, deep, 30) +
        rect(476, y - 34, 232, 34, tone(accent, 0.1), 14) +
        rect(476, y + 20, 232, 30, tone(deep, 0.25), 14),
    ),
  );

const sleepingBag = ({ main, second, accent, paper }: Paint): Markup =>
  rect(250, 520, 740, 430, main, 150) +
  rect(250, 760, 740, 190, tone(main, -0.13), 95) +
  oval(345, 735, 130, 214, tone(main, -0.24)) +
  oval(345, 735, 92, 158, accent) +
  oval(345, 735, 60, 104, tone(main, -0.18)) +
  oval(345, 735, 26, 46, accent) +
  rect(540, 516, 60, 440, second, 12) +
  rect(790, 516, 60, 440, second, 12) +
  rect(526, 690, 88, 70, paper, 14) +
  rect(776, 690, 88, 70, paper, 14) +
  line('M600 500 Q700 330 810 500', second, 28);

export const outdoorGear = {
  tent: drawing(tent, 'outdoors', 480, [600, 480, 1.9], [860, 820, 2.2]),
  backpack: drawing(backpack, 'hung', 300, [600, 460, 2], [560, 760, 2.3]),
  thermos: drawing(thermos, 'outdoors', 200, [600, 340, 2], [620, 720, 2.3]),
  suitcase: drawing(suitcase, 'room', 300, [500, 480, 2.1], [680, 760, 2.2]),
  snowboard: drawing(snowboard, 'outdoors', 220, [620, 380, 2], [540, 700, 2.2]),
  'sleeping-bag': drawing(sleepingBag, 'outdoors', 380, [380, 730, 2], [720, 640, 2.2]),
};
