import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { circle, line, type Markup, oval, rect, shape, soft, times } from '../svg.js';

const umbrella = ({ main, second, accent, wood }: Paint): Markup =>
  line('M600 200 V880 Q600 950 660 950 Q716 950 716 890', tone(wood, -0.2), 26) +
  line('M600 240 V180', second, 22) +
  soft(
    'M180 620 Q190 250 600 240 Q1010 250 1020 620 Q950 550 880 610 Q800 540 740 610 Q670 550 600 610 Q530 550 460 610 Q400 540 320 610 Q250 550 180 620 Z',
    main,
    14,
  ) +
  shape('M600 232 Q390 340 320 616 Q400 536 460 616 Q480 360 600 232 Z', accent) +
  shape('M600 232 Q810 340 880 616 Q800 536 740 616 Q720 360 600 232 Z', accent) +
  shape('M600 228 Q1020 240 1034 628 Q950 552 880 616 Q820 340 600 228 Z', '#00000014') +
  line('M250 520 Q300 350 440 290', tone(main, 0.4), 14) +
  line('M680 950 Q716 950 716 890', second, 30);

const aquarium = ({ main, second, accent, leaf, paper }: Paint): Markup =>
  rect(190, 880, 820, 74, second, 18) +
  rect(210, 360, 780, 530, '#bfe0e6', 20) +
  rect(210, 440, 780, 450, '#86c5d3', 20) +
  shape('M210 800 Q400 760 600 800 T990 790 V870 Q990 890 970 890 H230 Q210 890 210 870 Z', '#e3c692') +
  line('M310 800 Q280 700 320 640 T310 520 M370 800 Q400 720 370 650', tone(leaf, -0.05), 22) +
  line('M880 800 Q920 700 880 620 T900 540 M820 800 Q800 740 830 690', tone(leaf, 0.1), 22) +
  soft('M500 580 Q580 500 680 580 Q580 660 500 580 Z', main, 14) +
  soft('M496 580 L430 530 V630 Z', tone(main, -0.15), 10) +
  circle(640, 568, 12, paper) +
  line('M580 552 Q600 580 580 610', tone(main, 0.4), 9) +
  soft('M800 470 Q740 420 670 470 Q740 520 800 470 Z', accent, 10) +
  soft('M800 470 L846 436 V504 Z', tone(accent, -0.15), 8) +
  circle(702, 464, 9, '#26252b') +
  [
    [740, 620, 14],
    [760, 560, 10],
    [720, 690, 10],
    [450, 480, 12],
  ]
    .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, '#e8f6f8'))
    .join('') +
  soft('M540 800 Q560 720 620 720 Q690 720 700 800 Z', tone(second, 0.3), 8) +
  oval(620, 790, 26, 34, tone(second, -0.3)) +
  shape('M240 380 H300 L260 860 H240 Z', '#ffffff55') +
  rect(180, 330, 840, 56, second, 20);

const catTree = ({ main, second, accent, wood, paper }: Paint): Markup =>
  rect(260, 900, 680, 56, main, 20) +
  rect(420, 360, 76, 550, tone(wood, 0.3), 14) +
  times(15, (i) => rect(420, 376 + i * 36, 76, 12, tone(wood, 0.05))) +
  rect(720, 560, 76, 350, tone(wood, 0.3), 14) +
  times(9, (i) => rect(720, 580 + i * 36, 76, 12, tone(wood, 0.05))) +
  rect(560, 700, 330, 210, tone(main, 0.1), 50) +
  circle(725, 806, 70, tone(main, -0.4)) +
  rect(590, 530, 330, 54, main, 24) +
  rect(290, 330, 340, 60, main, 26) +
  line('M600 390 V480', paper, 7) +
  circle(600, 500, 26, accent) +
  soft('M370 326 Q350 220 440 200 Q560 200 560 326 Z', second, 12) +
  circle(410, 210, 74, second) +
  shape('M350 180 L352 96 L412 140 Z M470 180 L468 96 L408 140 Z', second) +
  circle(384, 204, 9, paper) +
  circle(436, 204, 9, paper) +
  line('M400 228 Q410 238 420 228', paper, 6) +
  line('M560 310 Q650 300 640 220', second, 30);

const stroller = ({ main, second, accent, steel }: Paint): Markup =>
  line('M330 330 L470 600 L830 860 M820 560 L420 860', tone(steel, -0.3), 26) +
  line('M250 300 Q290 280 340 340', '#26252b', 38) +
  soft('M460 540 H900 Q890 740 700 750 H590 Q480 740 460 540 Z', main, 20) +
  shape('M780 520 H920 Q908 766 704 770 H640 Q780 700 780 520 Z', tone(main, -0.12)) +
  soft('M640 520 L480 330 Q620 220 780 280 Q920 350 910 520 Z', second, 18) +
  line('M640 520 L640 268 M640 520 L790 290 M640 520 L884 400', tone(second, 0.25), 9) +
  rect(440, 520, 490, 44, accent, 22) +
  circle(400, 860, 92, '#26252b') +
  circle(400, 860, 56, steel) +
  circle(400, 860, 18, '#26252b') +
  circle(850, 860, 92, '#26252b') +
  circle(850, 860, 56, steel) +
  circle(850, 860, 18, '#26252b');

export const household = {
  umbrella: drawing(umbrella, 'outdoors', 200, [600, 440, 1.9], [660, 860, 2.2]),
  aquarium: drawing(aquarium, 'table', 440, [600, 580, 2.1], [760, 480, 2.2]),
  'cat-tree': drawing(catTree, 'room', 360, [430, 260, 2], [720, 740, 2]),
  stroller: drawing(stroller, 'outdoors', 370, [700, 460, 2], [480, 780, 2.2]),
};
