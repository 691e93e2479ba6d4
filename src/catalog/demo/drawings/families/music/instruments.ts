import { tone } from '../../colour.js';
import { drawing, type Paint } from '../../drawing.js';
import { both, circle, line, type Markup, oval, rect, soft, times, turn } from '../../svg.js';

/** Strings from the bridge to the nut, and the fretted neck they run over. */
const keyboardPiano = ({ main, second, accent, paper, steel }: Paint): Markup =>
  line('M330 640 L850 950 M870 640 L350 950', tone(steel, -0.35), 30) +
  circle(600, 800, 26, steel) +
  rect(130, 430, 940, 260, tone(main, -0.3), 30) +
  rect(130, 410, 940, 262, main, 30) +
  rect(170, 440, 250, 60, tone(second, -0.25), 14) +
  rect(190, 458, 110, 24, '#a9d6c8', 8) +
  times(4, (i) => circle(760 + i * 70, 470, 20, i === 0 ? accent : tone(main, 0.35))) +
  times(3, (i) => rect(450 + i * 80, 456, 60, 28, tone(main, 0.2), 10)) +
  rect(166, 524, 868, 134, '#17181d', 8) +
  times(21, (i) => rect(170 + i * 41.1, 526, 38, 130, paper, 5)) +
  times(20, (i) => ([0, 1, 3, 4, 5].includes(i % 7) ? rect(197 + i * 41.1, 526, 25, 78, '#22232a', 4) : ''));

const violin = ({ main, second, wood, deep }: Paint): Markup =>
  turn(
    18,
    600,
    600,
    soft(
      'M600 480 Q700 480 710 560 Q712 610 690 640 Q650 690 690 730 Q750 780 740 850 Q720 950 600 950 Q480 950 460 850 Q450 780 510 730 Q550 690 510 640 Q488 610 490 560 Q500 480 600 480 Z',
      tone(main, -0.3),
      20,
    ),
    soft(
      'M600 490 Q690 490 698 560 Q700 606 676 636 Q630 690 680 742 Q736 784 724 848 Q708 936 600 936 Q492 936 476 848 Q464 784 520 742 Q570 690 524 636 Q500 606 502 560 Q510 490 600 490 Z',
      main,
      10,
    ),
    both(line('M530 660 Q510 640 530 630 Q556 640 540 700 Q526 760 548 772 Q568 766 552 748', deep, 9)),
    rect(576, 300, 48, 420, deep, 14),
    soft('M572 820 H628 L612 930 H588 Z', deep, 8),
    rect(556, 752, 88, 20, '#e6c48f', 6),
    times(4, (i) => rect(584 + i * 9.6, 300, 3, 540, '#efe6d2')),
    line('M600 300 V220 Q604 170 640 180 Q660 200 630 214', tone(main, -0.3), 34),
    times(2, (i) => both(rect(540, 232 + i * 36, 44, 16, deep, 8))),
  ) +
  turn(
    -28,
    860,
    640,
    line('M860 260 V980', tone(wood, -0.35), 16),
    line('M884 290 V950', '#f4ead6', 7),
    rect(850, 930, 44, 60, second, 10),
  );

const drum = ({ main, accent, paper, steel, wood }: Paint): Markup =>
  both(line('M330 900 L250 960', steel, 18)) +
  rect(240, 520, 720, 400, main, 30) +
  oval(600, 900, 360, 60, tone(main, -0.2)) +
  rect(760, 520, 200, 390, tone(main, -0.1), 30) +
  times(
    5,
    (i) =>
      rect(280 + i * 150, 540, 26, 340, steel, 13) + rect(270 + i * 150, 660, 46, 60, tone(steel, -0.25), 12),
  ) +
  rect(226, 860, 748, 54, tone(accent, -0.05), 27) +
  rect(226, 500, 748, 60, accent, 30) +
  oval(600, 500, 374, 104, tone(accent, -0.2)) +
  oval(600, 488, 352, 92, paper) +
  oval(580, 480, 220, 48, tone(paper, 0.5)) +
  turn(-58, 540, 400, rect(526, 190, 28, 420, wood, 14), oval(540, 600, 24, 34, wood)) +
  turn(52, 700, 380, rect(686, 180, 28, 420, tone(wood, 0.15), 14), oval(700, 590, 24, 34, tone(wood, 0.15)));

export const instruments = {
  'keyboard-piano': drawing(keyboardPiano, 'room', 400, [400, 560, 2.1], [820, 540, 2.2]),
  violin: drawing(violin, 'room', 320, [560, 700, 2], [730, 300, 2.3]),
  drum: drawing(drum, 'room', 400, [600, 480, 1.9], [420, 720, 2.2]),
};
