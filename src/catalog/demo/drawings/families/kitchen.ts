import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { mug } from '../props.js';
import { at, both, circle, line, type Markup, oval, rect, shape, soft, times } from '../svg.js';

const kettle = ({ main, second, accent, steel }: Paint): Markup =>
  line('M770 470 H850 Q900 470 894 540 L872 740 Q866 790 800 790', second, 44) +
  soft('M410 500 L330 430 L306 452 L386 640 Z', tone(main, -0.1), 16) +
  soft('M470 420 H730 Q760 420 768 470 L812 880 H388 L432 470 Q440 420 470 420 Z', main, 24) +
  shape('M650 396 H736 Q784 400 792 466 L838 904 H690 Z', tone(main, -0.1)) +
  rect(360, 880, 480, 34, tone(main, -0.26), 14) +
  rect(384, 914, 432, 44, second, 18) +
  rect(450, 372, 300, 40, tone(main, -0.2), 18) +
  rect(572, 322, 56, 54, second, 22) +
  rect(474, 520, 56, 270, tone(steel, 0.45), 28) +
  rect(474, 640, 56, 150, '#9cc7dc', 28) +
  circle(600, 930, 10, accent);

const mugSet = ({ main, second, accent, paper }: Paint): Markup =>
  at(620, 620, 1.25, mug(accent, paper)) +
  at(
    400,
    946,
    1.55,
    mug(main),
    line('M-84 -70 H76', tone(main, 0.45), 14),
    line('M-84 -102 H76', tone(main, 0.45), 6),
  ) +
  at(770, 956, 1.65, mug(paper, second), line('M-84 -164 H84', second, 14));

const slice = (x: number, y: number): Markup =>
  soft(
    `M${x} ${y + 260} V${y + 60} Q${x - 30} ${y} ${x + 40} ${y} H${x + 190} Q${x + 260} ${y} ${x + 230} ${y + 60} V${y + 260} Z`,
    '#a96a35',
    14,
  ) +
  soft(
    `M${x + 22} ${y + 260} V${y + 66} Q${x + 6} ${y + 24} ${x + 48} ${y + 22} H${x + 184} Q${x + 226} ${y + 24} ${x + 208} ${y + 66} V${y + 260} Z`,
    '#e6b878',
    6,
  );

const toaster = ({ main, second, accent, steel }: Paint): Markup =>
  slice(330, 300) +
  slice(620, 270) +
  rect(230, 900, 740, 40, second, 16) +
  both(rect(290, 930, 90, 28, '#2a272b', 10)) +
  rect(220, 460, 760, 460, main, 120) +
  rect(220, 460, 560, 60, tone(main, 0.2), 30) +
  shape('M860 470 Q980 480 980 590 V800 Q980 912 860 920 Q920 700 860 470 Z', tone(main, -0.12)) +
  both(rect(300, 486, 250, 30, tone(second, -0.3), 15)) +
  rect(300, 640, 380, 170, tone(main, 0.16), 30) +
  line('M350 700 H620 M350 752 H540', tone(main, -0.1), 14) +
  circle(800, 800, 46, steel) +
  line('M800 800 V768', second, 12) +
  rect(776, 560, 48, 150, tone(main, -0.25), 24) +
  rect(752, 590, 96, 44, accent, 22);

const mokaPot = ({ main, second, steel, accent }: Paint): Markup =>
  line('M730 420 H850 Q890 424 880 480 L840 700', second, 50) +
  soft('M452 620 H748 L812 930 H388 Z', steel, 20) +
  shape('M600 600 H760 L832 950 H640 Z', tone(steel, -0.16)) +
  shape('M452 600 H528 L486 950 H370 Z', tone(steel, 0.32)) +
  circle(690, 760, 30, tone(steel, -0.35)) +
  circle(690, 760, 14, accent) +
  rect(424, 566, 352, 60, tone(steel, -0.3), 16) +
  soft('M400 340 H772 L736 560 H464 Z', main, 14) +
  shape('M620 326 H788 L750 574 H640 Z', tone(main, -0.13)) +
  soft('M410 346 L330 322 L440 470 Z', tone(main, -0.05), 10) +
  shape('M404 326 H476 L500 574 H452 Z', tone(main, 0.3)) +
  soft('M420 318 H764 L690 262 H510 Z', tone(main, 0.1), 12) +
  rect(562, 196, 76, 66, second, 26);

const casserole = ({ main, second, accent }: Paint): Markup =>
  both(line('M280 640 H180 Q170 640 170 660 V690 Q170 710 190 710 H270', tone(main, -0.2), 40)) +
  soft('M270 580 H930 V800 Q930 920 810 920 H390 Q270 920 270 800 Z', main, 34) +
  shape('M760 560 H964 V810 Q960 950 820 954 H700 Q840 900 760 560 Z', tone(main, -0.12)) +
  line('M320 660 V800 Q326 860 380 872', tone(main, 0.35), 22) +
  soft('M262 540 Q600 300 938 540 Z', tone(main, 0.08), 22) +
  line('M360 500 Q480 420 600 412', tone(main, 0.42), 18) +
  rect(228, 536, 744, 56, tone(main, -0.2), 28) +
  rect(570, 366, 60, 60, second) +
  oval(600, 356, 84, 36, accent);

const plates = ({ main, second, accent, paper }: Paint): Markup => {
  const stack = times(4, (i) => {
    const y = 900 - i * 44;
    const colour = [main, paper, accent, main][i] ?? main;
    return oval(600, y, 370 - i * 8, 62, tone(colour, -0.2)) + oval(600, y - 18, 370 - i * 8, 62, colour);
  });
  return (
    stack +
    oval(600, 750, 250, 36, tone(main, -0.12)) +
    soft('M370 560 H830 Q820 740 690 750 H510 Q380 740 370 560 Z', paper, 16) +
    shape('M700 548 H846 Q836 752 694 766 H610 Q740 700 700 548 Z', tone(paper, -0.09)) +
    line('M372 630 Q600 650 828 630', accent, 18) +
    oval(600, 556, 244, 54, tone(paper, -0.2)) +
    oval(600, 570, 214, 40, tone(second, 0.1)) +
    line('M690 566 L790 330', tone(second, 0.55), 24)
  );
};

export const kitchen = {
  kettle: drawing(kettle, 'table', 300, [560, 560, 1.9], [600, 840, 2.4]),
  'mug-set': drawing(mugSet, 'table', 380, [770, 780, 2], [520, 480, 2.2]),
  toaster: drawing(toaster, 'table', 400, [560, 480, 1.8], [800, 700, 2.3]),
  'moka-pot': drawing(mokaPot, 'table', 260, [600, 380, 2], [640, 760, 2.3]),
  casserole: drawing(casserole, 'table', 400, [600, 480, 1.9], [260, 680, 2.3]),
  plates: drawing(plates, 'table', 380, [600, 640, 1.9], [420, 860, 2.3]),
};
