import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { writing } from '../props.js';
import { circle, clip, line, type Markup, rect, ring, shape, soft, times, turn } from '../svg.js';

const softwareBox = ({ main, second, accent, paper }: Paint): Markup =>
  soft('M320 260 L440 220 V900 L320 950 Z', tone(main, -0.28), 8) +
  soft('M440 220 H880 V950 H330 L440 900 Z', main, 8) +
  shape('M432 212 H888 V300 H432 Z', tone(main, 0.16)) +
  circle(660, 560, 170, accent) +
  clip(
    'mark',
    circle(660, 560, 170, '#000'),
    shape('M490 660 Q580 520 660 600 T840 540 V760 H490 Z', second),
    circle(730, 500, 46, paper),
  ) +
  rect(500, 246, 210, 30, paper, 10) +
  rect(490, 780, 340, 34, paper, 12) +
  rect(490, 836, 230, 20, tone(main, 0.45), 10) +
  rect(490, 880, 70, 30, accent, 8) +
  rect(340, 330, 70, 26, tone(main, 0.1), 8) +
  line('M376 420 V800', tone(main, 0.05), 16) +
  circle(930, 790, 150, tone(second, 0.65)) +
  shape(
    'M930 790 L1064 720 A150 150 0 0 1 1078 810 Z M930 790 L800 860 A150 150 0 0 1 782 770 Z',
    '#ffffff66',
  ) +
  circle(930, 790, 48, paper) +
  circle(930, 790, 20, tone(second, 0.3));

const codeWindow = ({ main, second, accent, paper, deep }: Paint): Markup =>
  rect(196, 296, 820, 610, tone(deep, 0.2), 36) +
  rect(180, 280, 820, 610, tone(deep, -0.1), 36) +
  rect(180, 280, 820, 90, tone(second, 0.1), 36) +
  rect(180, 330, 820, 40, tone(second, 0.1)) +
  circle(240, 326, 18, '#ee7a66') +
  circle(296, 326, 18, '#f2c35f') +
  circle(352, 326, 18, '#87bd7b') +
  rect(430, 310, 320, 34, tone(second, 0.3), 17) +
  times(8, (row) => {
    const indent = [0, 1, 2, 2, 1, 1, 2, 0][row] ?? 0;
    const parts = [
      [150, 220],
      [110, 90],
      [200, 120],
      [90, 240],
      [130, 60],
      [240, 90],
      [140, 200],
      [90, 40],
    ][row] ?? [100, 100];
    const y = 420 + row * 54;
    const x = 280 + indent * 60;
    return (
      rect(216, y, 26, 18, tone(deep, 0.25), 9) +
      rect(x, y, parts[0] ?? 0, 20, row % 3 === 0 ? accent : tone(main, 0.35), 10) +
      rect(x + (parts[0] ?? 0) + 24, y, parts[1] ?? 0, 20, row % 2 ? '#87bda9' : paper, 10)
    );
  }) +
  circle(930, 830, 130, accent) +
  shape('M892 762 L1000 830 L892 898 Z', paper);

const licenceCard = ({ main, second, accent, paper }: Paint): Markup =>
  turn(9, 620, 640, rect(230, 420, 780, 490, second, 50), rect(230, 500, 780, 90, tone(second, -0.35))) +
  turn(
    -5,
    580,
    620,
    rect(200, 400, 780, 490, tone(main, -0.28), 50),
    rect(190, 386, 780, 490, main, 50),
    clip(
      'card',
      rect(190, 386, 780, 490, '#000', 50),
      circle(900, 430, 260, tone(main, 0.16)),
      circle(930, 400, 150, tone(main, 0.3)),
    ),
    ring(310, 500, 50, accent, 26),
    line('M356 500 H520 V548 M460 500 V536', accent, 26),
    times(4, (group) => times(4, (i) => rect(250 + group * 176 + i * 36, 650, 24, 40, paper, 8))),
    rect(250, 770, 230, 26, tone(main, 0.4), 13),
    rect(780, 752, 140, 62, accent, 31),
    line('M822 784 L842 802 L880 766', paper, 12),
  );

const usbStick = ({ main, second, accent, steel, deep }: Paint): Markup =>
  turn(
    -32,
    600,
    620,
    rect(850, 530, 200, 180, tone(steel, -0.2), 10),
    rect(850, 520, 200, 176, steel, 10),
    rect(930, 556, 50, 34, deep, 6),
    rect(930, 630, 50, 34, deep, 6),
    rect(230, 480, 640, 280, tone(main, -0.28), 90),
    rect(230, 464, 640, 280, main, 90),
    rect(260, 490, 560, 40, tone(main, 0.25), 20),
    circle(330, 604, 44, tone(second, -0.2)),
    rect(440, 570, 300, 74, accent, 37),
    rect(480, 598, 160, 18, tone(accent, 0.55), 9),
  ) + line('M350 780 Q250 900 330 940 Q440 960 420 860', second, 20);

const paintApp = ({ main, second, accent, paper, deep }: Paint): Markup =>
  rect(196, 316, 820, 590, tone(deep, 0.25), 36) +
  rect(180, 300, 820, 590, paper, 36) +
  rect(180, 300, 820, 80, second, 36) +
  rect(180, 344, 820, 40, second) +
  circle(236, 340, 15, '#ee7a66') +
  circle(284, 340, 15, '#f2c35f') +
  circle(332, 340, 15, '#87bd7b') +
  rect(210, 410, 84, 450, tone(paper, -0.1), 24) +
  times(5, (i) =>
    circle(252, 460 + i * 86, 28, [main, accent, second, tone(main, 0.4), tone(accent, -0.2)][i] ?? main),
  ) +
  clip(
    'canvas',
    rect(326, 412, 640, 446, '#000', 16),
    rect(326, 412, 640, 446, tone(main, 0.7)),
    circle(780, 540, 90, accent),
    shape('M326 760 Q480 560 640 720 T980 640 V870 H326 Z', main),
    shape('M326 830 Q560 700 980 800 V870 H326 Z', tone(main, -0.3)),
  ) +
  turn(
    40,
    860,
    700,
    rect(830, 430, 60, 330, tone(accent, -0.1), 20),
    rect(830, 740, 60, 44, '#b7bec6'),
    soft('M836 790 H884 Q890 850 860 890 Q830 850 836 790 Z', deep, 8),
  ) +
  writing(560, 326, [220], tone(second, 0.4), 22);

export const software = {
  'software-box': drawing(softwareBox, 'table', 380, [660, 560, 2], [880, 800, 2.2]),
  'code-window': drawing(codeWindow, 'table', 400, [460, 520, 2], [880, 780, 2.1]),
  'licence-card': drawing(licenceCard, 'flat', 390, [400, 560, 2.1], [840, 740, 2.2]),
  'usb-stick': drawing(usbStick, 'flat', 340, [860, 480, 2], [420, 740, 2.1]),
  'paint-app': drawing(paintApp, 'table', 400, [700, 620, 2], [300, 620, 2.3]),
};
