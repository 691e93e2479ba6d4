import { tone } from '../../colour.js';
import { drawing, type Paint } from '../../drawing.js';
import { both, circle, type Markup, rect, ring, shape, soft, times, turn } from '../../svg.js';

const neck = (x: number, top: number, length: number, width: number, wood: string, strings: number): Markup =>
  rect(x - width / 2, top, width, length, tone(wood, -0.5), 6) +
  times(7, (i) => rect(x - width / 2, top + 30 + i * (length / 9), width, 4, '#d8c9a8')) +
  times(strings, (i) =>
    rect(x - width / 2 + 8 + (i * (width - 18)) / (strings - 1), top, 3, length, '#efe6d2'),
  );

const acousticGuitar = ({ main, second, wood }: Paint): Markup =>
  turn(
    20,
    600,
    600,
    soft(
      'M600 500 Q740 490 740 590 Q740 650 700 680 Q800 730 800 850 Q800 1000 600 1000 Q400 1000 400 850 Q400 730 500 680 Q460 650 460 590 Q460 490 600 500 Z',
      tone(main, -0.22),
      20,
    ),
    soft(
      'M600 510 Q724 500 724 590 Q724 650 680 684 Q780 740 780 850 Q780 986 600 986 Q420 986 420 850 Q420 740 520 684 Q476 650 476 590 Q476 500 600 510 Z',
      main,
      12,
    ),
    shape('M660 720 Q760 770 760 850 Q756 940 680 968 Q740 860 660 720 Z', tone(main, -0.1)),
    ring(600, 690, 84, tone(second, 0.2), 14),
    circle(600, 690, 70, tone(second, -0.4)),
    shape('M676 690 Q740 730 716 810 Q650 800 640 752 Q666 730 676 690 Z', tone(second, -0.25)),
    neck(600, 210, 480, 58, wood, 5),
    rect(510, 856, 180, 36, tone(second, -0.3), 12),
    times(5, (i) => rect(577 + i * 10.2, 690, 3, 180, '#efe6d2')),
    soft('M566 80 H634 L646 210 H554 Z', tone(second, -0.2), 12),
    times(3, (i) => both(circle(530, 106 + i * 40, 15, '#d9dde2'))),
  );

const electricGuitar = ({ main, accent, wood, paper, steel, deep }: Paint): Markup =>
  turn(
    24,
    600,
    600,
    soft(
      'M500 620 Q440 560 440 640 Q440 700 460 740 Q400 800 420 900 Q440 1010 600 1000 Q760 1010 780 900 Q790 810 730 740 Q760 660 740 600 Q720 560 690 620 Q660 690 600 690 Q540 690 500 620 Z',
      tone(main, -0.25),
      24,
    ),
    soft(
      'M500 626 Q450 580 452 640 Q452 700 474 744 Q416 800 436 894 Q456 990 600 984 Q744 990 764 894 Q774 810 716 740 Q744 660 730 610 Q716 590 694 630 Q660 704 600 704 Q540 704 500 626 Z',
      main,
      14,
    ),
    soft('M540 720 Q600 730 680 700 L720 760 Q700 860 740 920 Q680 960 610 940 Q560 820 540 720 Z', paper, 6),
    neck(600, 190, 570, 50, wood, 5),
    rect(548, 780, 104, 30, deep, 8),
    rect(548, 850, 104, 30, deep, 8),
    rect(556, 910, 88, 34, steel, 8),
    times(5, (i) => rect(580 + i * 9, 740, 3, 180, '#efe6d2')),
    circle(706, 850, 18, accent),
    circle(700, 905, 18, accent),
    soft('M574 190 L566 70 Q580 30 640 50 L660 90 L626 190 Z', tone(wood, 0.1), 8),
    times(5, (i) => circle(562 + i * 1, 80 + i * 24, 11, steel)),
  );

const ukulele = ({ main, second, accent, wood }: Paint): Markup =>
  turn(
    -16,
    600,
    600,
    soft(
      'M600 560 Q710 550 710 630 Q710 680 680 706 Q760 750 760 840 Q760 950 600 950 Q440 950 440 840 Q440 750 520 706 Q490 680 490 630 Q490 550 600 560 Z',
      tone(main, -0.22),
      20,
    ),
    soft(
      'M600 568 Q700 560 700 632 Q700 680 664 708 Q744 756 744 840 Q744 938 600 938 Q456 938 456 840 Q456 756 536 708 Q500 680 500 632 Q500 560 600 568 Z',
      main,
      12,
    ),
    ring(600, 712, 66, accent, 12),
    circle(600, 712, 54, tone(second, -0.35)),
    neck(600, 330, 370, 54, wood, 4),
    rect(530, 840, 140, 30, tone(second, -0.3), 12),
    times(4, (i) => rect(580 + i * 12, 690, 3, 160, '#efe6d2')),
    soft('M570 220 H630 L644 330 H556 Z', tone(second, -0.15), 12),
    times(2, (i) => both(circle(532, 244 + i * 46, 16, '#f4ead6'))),
  );

export const guitars = {
  'acoustic-guitar': drawing(acousticGuitar, 'room', 300, [560, 700, 1.9], [740, 250, 2.3]),
  'electric-guitar': drawing(electricGuitar, 'room', 300, [520, 800, 2], [760, 250, 2.3]),
  ukulele: drawing(ukulele, 'room', 260, [630, 740, 2], [510, 320, 2.3]),
};
