import { tone } from '../../colour.js';
import { drawing, type Paint } from '../../drawing.js';
import { at, circle, line, type Markup, rect, shape, soft, stitches, times, turn } from '../../svg.js';

const sneaker = ({ main, second, accent, paper }: Paint): Markup =>
  soft(
    'M230 560 Q250 540 300 560 Q380 600 440 560 L500 520 Q600 660 760 690 Q900 710 930 790 V830 H230 Z',
    main,
    20,
  ) +
  shape('M230 540 Q260 522 306 542 L330 830 H210 V580 Q210 552 230 540 Z', tone(main, -0.16)) +
  soft('M740 700 Q900 715 930 800 H700 Q690 740 740 700 Z', tone(main, 0.24), 16) +
  soft('M430 566 L500 510 L660 660 L590 720 Z', paper, 10) +
  times(4, (i) => line(`M${468 + i * 40} ${610 + i * 38} L${530 + i * 40} ${560 + i * 38}`, second, 14)) +
  soft('M360 820 L520 690 Q560 740 470 820 Z', accent, 8) +
  rect(200, 812, 760, 70, paper, 34) +
  rect(200, 858, 760, 36, tone(second, -0.1), 18) +
  stitches('M240 836 H920', tone(paper, -0.3), 5);

const sneakers = (paint: Paint): Markup =>
  at(110, 40, 0.86, sneaker({ ...paint, main: tone(paint.main, -0.12) })) + at(30, 95, 0.96, sneaker(paint));

const boot = ({ main, second, accent, wood }: Paint): Markup =>
  soft('M360 260 H600 L610 590 Q780 600 860 700 Q900 760 890 820 H360 Z', main, 22) +
  shape('M360 240 H430 Q400 560 430 840 H338 V262 Q340 240 360 240 Z', tone(main, -0.14)) +
  soft('M720 640 Q860 690 884 820 H700 Q660 720 720 640 Z', tone(main, -0.1), 14) +
  rect(336, 236, 290, 70, tone(main, -0.28), 24) +
  times(5, (i) => circle(520, 350 + i * 56, 12, accent) + line(`M530 ${350 + i * 56} H606`, accent, 11)) +
  line('M532 630 L600 600 M570 670 L640 630', accent, 11) +
  rect(326, 826, 590, 50, wood, 18) +
  shape('M326 866 H916 V930 H620 L600 900 H560 V930 H326 Z', tone(second, -0.3)) +
  stitches('M346 842 H900', tone(wood, 0.5), 5);

const boots = (paint: Paint): Markup =>
  at(210, 10, 0.86, boot({ ...paint, main: tone(paint.main, -0.14) })) + at(-60, 72, 0.95, boot(paint));

const climbingShoe = ({ main, second, accent, deep }: Paint): Markup =>
  line('M262 540 Q206 470 262 440 Q326 430 330 520', second, 22) +
  soft(
    'M250 560 Q400 500 520 590 Q560 640 640 660 Q800 690 900 800 Q920 850 870 860 H330 Q250 840 240 720 Z',
    main,
    20,
  ) +
  soft('M290 566 Q400 520 490 590 Q400 660 300 620 Z', deep, 8) +
  shape(
    'M226 720 Q240 870 330 882 H872 Q944 868 914 796 Q800 826 640 806 Q380 790 300 660 Z',
    tone(deep, 0.08),
  ) +
  turn(24, 560, 660, rect(440, 620, 250, 68, accent, 26), rect(450, 630, 60, 48, tone(accent, -0.25), 18)) +
  turn(24, 660, 720, rect(560, 700, 230, 62, accent, 26), rect(570, 709, 56, 44, tone(accent, -0.25), 18)) +
  line('M330 846 H850', tone(deep, 0.3), 8);

const climbingShoes = (paint: Paint): Markup =>
  at(150, 10, 0.86, climbingShoe({ ...paint, main: tone(paint.main, -0.15) })) +
  at(10, 96, 0.96, climbingShoe(paint));

export const footwear = {
  sneakers: drawing(sneakers, 'room', 400, [560, 680, 2], [300, 780, 2.3]),
  boots: drawing(boots, 'room', 400, [480, 500, 2], [620, 820, 2.2]),
  'climbing-shoes': drawing(climbingShoes, 'room', 390, [520, 700, 2], [800, 840, 2.3]),
};
