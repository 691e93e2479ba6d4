import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { landscape } from '../props.js';
import { at, both, circle, line, type Markup, rect, shape, soft, times, turn } from '../svg.js';

const gameController = ({ main, second, accent, paper, deep }: Paint): Markup =>
  soft(
    'M340 440 Q600 400 860 440 Q960 460 1000 640 Q1060 880 970 900 Q900 910 830 780 Q800 740 740 740 H460 Q400 740 370 780 Q300 910 230 900 Q140 880 200 640 Q240 460 340 440 Z',
    main,
    20,
  ) +
  shape(
    'M860 420 Q970 440 1016 640 Q1080 900 974 922 Q930 920 880 850 Q960 640 860 420 Z',
    tone(main, -0.1),
  ) +
  both(rect(330, 396, 150, 40, second, 20)) +
  rect(310, 560, 150, 52, deep, 14) +
  rect(359, 511, 52, 150, deep, 14) +
  circle(385, 586, 18, tone(deep, 0.2)) +
  circle(820, 516, 36, accent) +
  circle(820, 656, 36, second) +
  circle(750, 586, 36, paper) +
  circle(890, 586, 36, tone(accent, 0.45)) +
  both(circle(500, 690, 66, tone(second, -0.25)), circle(500, 684, 46, tone(second, 0.12))) +
  both(rect(532, 530, 44, 22, deep, 11)) +
  circle(600, 600, 26, tone(paper, -0.05));

const handheld = (paint: Paint): Markup => {
  const { main, second, accent, deep } = paint;
  return at(
    0,
    90,
    1,
    rect(140, 440, 920, 420, main, 110) +
      rect(760, 440, 300, 420, tone(main, -0.08), 110) +
      rect(300, 470, 600, 360, deep, 30) +
      landscape('screen', [324, 494, 552, 312], paint) +
      circle(222, 560, 50, tone(second, -0.2)) +
      circle(222, 554, 34, second) +
      rect(186, 680, 76, 26, deep, 8) +
      rect(211, 655, 26, 76, deep, 8) +
      [
        [980, 530],
        [1016, 572],
        [944, 572],
        [980, 614],
      ]
        .map(([x, y], i) => circle(x ?? 0, y ?? 0, 24, i === 0 ? accent : second))
        .join('') +
      circle(980, 712, 46, tone(second, -0.2)) +
      circle(980, 706, 31, second) +
      both(rect(200, 420, 170, 28, second, 12)) +
      rect(250, 838, 700, 22, tone(main, -0.25), 11),
  );
};

const tradingCards = ({ main, second, accent, paper, deep, random }: Paint): Markup => {
  const faces = random.shuffle([main, second, accent]);
  const creature = [
    'M-90 60 Q-100 -60 0 -70 Q100 -60 90 60 Q40 100 0 70 Q-40 100 -90 60 Z',
    'M0 -100 L90 40 L40 30 L60 110 L0 60 L-60 110 L-40 30 L-90 40 Z',
    'M-80 20 Q-60 -100 20 -80 Q110 -40 70 60 Q20 110 -30 70 Q-80 110 -80 20 Z',
  ];
  return faces
    .map((face, i) =>
      turn(
        -24 + i * 24,
        600,
        1050,
        rect(424, 330, 352, 510, tone(deep, 0.1), 26),
        rect(420, 322, 352, 510, paper, 26),
        rect(440, 342, 312, 470, face, 16),
        rect(462, 410, 268, 210, tone(face, 0.55), 10),
        at(
          596,
          515,
          1,
          shape(creature[i] ?? '', tone(face, -0.25)),
          circle(-24, -14, 13, paper),
          circle(26, -14, 13, paper),
          circle(-22, -12, 6, deep),
          circle(28, -12, 6, deep),
        ),
        rect(462, 362, 150, 24, paper, 10),
        circle(716, 374, 18, tone(accent, 0.3)),
        rect(462, 650, 268, 14, tone(face, 0.4), 7),
        rect(462, 680, 220, 14, tone(face, 0.4), 7),
        rect(462, 730, 100, 50, tone(face, -0.2), 12),
        rect(630, 730, 100, 50, tone(face, -0.2), 12),
      ),
    )
    .join('');
};

const pawn = (x: number, y: number, colour: string): Markup =>
  soft(`M${x - 40} ${y} L${x - 16} ${y - 100} H${x + 16} L${x + 40} ${y} Z`, colour, 12) +
  circle(x, y - 130, 40, colour) +
  circle(x - 12, y - 144, 12, tone(colour, 0.45));

const boardGame = ({ main, second, accent, paper, deep }: Paint): Markup => {
  const squares = times(
    8,
    (i) =>
      rect(290 + i * 78, 520, 68, 60, [accent, paper, main][i % 3] ?? main, 8) +
      rect(290 + i * 78, 800, 68, 60, [paper, main, accent][i % 3] ?? main, 8),
  );
  return (
    soft('M230 470 H970 L1030 920 H170 Z', tone(second, -0.2), 22) +
    soft('M230 456 H970 L1020 890 H180 Z', second, 22) +
    squares +
    times(
      3,
      (i) =>
        rect(290, 590 + i * 70, 68, 60, [main, accent, paper][i] ?? main, 8) +
        rect(836, 590 + i * 70, 68, 60, [accent, paper, main][i] ?? main, 8),
    ) +
    rect(470, 620, 250, 140, tone(second, 0.25), 20) +
    line('M510 690 H680', paper, 16) +
    pawn(440, 620, main) +
    pawn(800, 810, accent) +
    turn(
      12,
      640,
      470,
      rect(560, 330, 150, 150, paper, 30),
      [
        [600, 370],
        [670, 370],
        [635, 405],
        [600, 440],
        [670, 440],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 14, deep))
        .join(''),
    ) +
    turn(
      -14,
      800,
      420,
      rect(752, 370, 110, 110, tone(main, 0.1), 24),
      circle(786, 404, 11, paper),
      circle(828, 446, 11, paper),
    )
  );
};

export const games = {
  'game-controller': drawing(gameController, 'flat', 380, [820, 590, 2.2], [390, 600, 2.3]),
  handheld: drawing(handheld, 'flat', 420, [880, 620, 2.1], [280, 620, 2.3]),
  'trading-cards': drawing(tradingCards, 'flat', 330, [600, 560, 2], [820, 620, 2.2]),
  'board-game': drawing(boardGame, 'table', 430, [660, 440, 2.1], [420, 700, 2.2]),
};
