import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { circle, line, type Markup, rect, shape, soft, times } from '../svg.js';

const GLASS = '#bcd6e2';

const tyre = (cx: number, cy: number, r: number, hub: string): Markup =>
  circle(cx, cy, r, '#26252b') +
  circle(cx, cy, r * 0.58, hub) +
  circle(cx, cy, r * 0.4, tone(hub, -0.16)) +
  circle(cx, cy, r * 0.14, '#26252b');

const hatchback = ({ main, accent, steel }: Paint): Markup =>
  soft(
    'M130 720 Q130 640 210 630 L310 470 Q340 430 400 430 H690 Q740 430 780 470 L900 610 Q1060 620 1080 720 V830 H130 Z',
    main,
    20,
  ) +
  shape('M112 760 H1098 V830 Q1096 850 1070 850 H130 Q112 846 112 820 Z', tone(main, -0.18)) +
  soft('M350 490 Q364 472 400 472 H540 V610 H280 Z', GLASS, 8) +
  soft('M590 472 H690 Q716 474 740 500 L830 610 H590 Z', GLASS, 8) +
  shape('M440 464 H500 L400 618 H340 Z M650 464 H690 L620 618 H590 V590 Z', tone(GLASS, 0.5)) +
  line('M566 640 V800', tone(main, -0.22), 7) +
  rect(600, 660, 70, 18, tone(main, -0.3), 9) +
  rect(320, 660, 70, 18, tone(main, -0.3), 9) +
  soft('M1010 660 Q1060 664 1070 704 L1000 706 Z', '#fbe6a8', 8) +
  rect(116, 660, 40, 70, accent, 14) +
  rect(1050, 780, 60, 34, steel, 14) +
  rect(94, 780, 60, 34, steel, 14) +
  circle(330, 836, 122, tone(main, -0.36)) +
  circle(880, 836, 122, tone(main, -0.36)) +
  tyre(330, 850, 104, steel) +
  tyre(880, 850, 104, steel);

const moped = ({ main, second, accent, steel, wood, paper }: Paint): Markup =>
  tyre(330, 840, 116, paper) +
  tyre(890, 840, 116, paper) +
  line('M800 380 L890 830', tone(main, -0.25), 34) +
  soft(
    'M250 640 Q270 520 420 520 H560 Q600 530 610 600 L640 740 H740 L800 420 L850 420 L830 720 Q810 830 700 830 H470 Q450 700 330 700 Q260 700 230 740 Q220 690 250 640 Z',
    main,
    22,
  ) +
  shape(
    'M230 740 Q260 690 330 700 Q450 700 466 850 H700 Q780 850 818 790 H660 L600 720 Q480 590 240 660 Z',
    tone(main, -0.13),
  ) +
  soft('M770 720 Q900 660 1000 780 L990 800 Q900 720 800 790 Z', main, 20) +
  soft('M290 490 Q300 440 380 440 H540 Q600 450 600 490 L590 510 H310 Z', wood, 16) +
  line('M400 448 V506 M490 448 V506', tone(wood, -0.25), 7) +
  line('M800 390 L730 330 M806 380 L870 300', '#26252b', 24) +
  circle(870, 286, 36, steel) +
  circle(866, 280, 24, GLASS) +
  soft('M780 350 H860 L880 430 H800 Z', main, 14) +
  circle(876, 400, 44, steel) +
  circle(882, 400, 30, '#fbe6a8') +
  rect(210, 620, 46, 44, accent, 12) +
  line('M460 620 H560', paper, 16) +
  line('M640 790 H760', tone(second, -0.1), 18);

const camperVan = ({ main, accent, steel, paper, wood }: Paint): Markup =>
  rect(300, 300, 460, 50, wood, 16) +
  rect(360, 262, 180, 48, accent, 16) +
  rect(560, 272, 130, 38, tone(main, 0.3), 14) +
  soft('M150 420 Q150 350 220 350 H920 Q970 350 1000 420 L1050 600 V850 H150 Z', paper, 22) +
  shape('M128 610 H1072 V850 Q1070 872 1050 872 H150 Q128 870 128 850 Z', main) +
  shape('M128 600 H700 Q900 600 1010 430 L1064 600 Q1000 660 860 660 H128 Z', tone(main, 0.14)) +
  rect(190, 410, 190, 150, GLASS, 26) +
  rect(420, 410, 190, 150, GLASS, 26) +
  rect(650, 410, 150, 150, GLASS, 26) +
  soft('M850 420 H940 L990 560 H850 Z', GLASS, 14) +
  shape(
    'M230 410 H290 L240 560 H190 V530 Z M470 410 H530 L470 560 H420 Z M880 410 H930 L900 570 H850 Z',
    tone(GLASS, 0.5),
  ) +
  shape('M420 410 H470 Q460 500 420 520 Z M610 410 H560 Q570 500 610 520 Z', tone(accent, 0.2)) +
  line('M630 600 V820', tone(main, -0.2), 7) +
  rect(660, 690, 70, 18, steel, 9) +
  circle(1020, 700, 38, steel) +
  circle(1024, 700, 26, '#fbe6a8') +
  rect(116, 680, 34, 70, '#d95b4a', 12) +
  rect(100, 810, 1000, 40, steel, 20) +
  tyre(330, 860, 98, paper) +
  tyre(850, 860, 98, paper);

const cargoTrailer = ({ main, second, accent, steel, wood }: Paint): Markup =>
  line('M860 800 H1040 L1090 760', steel, 30) +
  rect(220, 560, 660, 240, tone(wood, -0.3), 12) +
  times(3, (i) => rect(220, 560 + i * 82, 660, 70, tone(wood, i * 0.06), 12)) +
  times(4, (i) => rect(240 + i * 196, 550, 34, 262, tone(steel, -0.2), 8)) +
  rect(300, 380, 210, 180, tone(accent, 0.2), 14) +
  rect(388, 380, 34, 180, tone(accent, -0.1)) +
  rect(530, 430, 250, 130, main, 14) +
  rect(530, 470, 250, 26, tone(main, 0.3)) +
  rect(330, 300, 140, 80, second, 12) +
  rect(206, 800, 690, 34, tone(steel, -0.35), 14) +
  tyre(500, 860, 98, steel) +
  shape('M370 830 Q390 730 500 730 Q610 730 630 830 H596 Q580 762 500 762 Q420 762 404 830 Z', main);

export const vehicles = {
  hatchback: drawing(hatchback, 'outdoors', 500, [900, 720, 2], [440, 600, 2.1]),
  moped: drawing(moped, 'outdoors', 440, [840, 400, 2.2], [420, 600, 2.1]),
  'camper-van': drawing(camperVan, 'outdoors', 500, [900, 620, 2], [440, 480, 2.1]),
  'cargo-trailer': drawing(cargoTrailer, 'outdoors', 400, [480, 640, 2], [540, 840, 2.2]),
};
