import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { landscape } from '../props.js';
import { at, both, circle, clip, line, type Markup, rect, ring, shape, soft, times, turn } from '../svg.js';

const vinylRecords = ({ main, second, accent, paper, deep }: Paint): Markup =>
  turn(8, 680, 600, rect(420, 300, 560, 560, second, 10), circle(700, 580, 150, tone(second, 0.2))) +
  circle(770, 640, 266, deep) +
  times(3, (i) => ring(770, 640, 226 - i * 38, '#ffffff1f', 7)) +
  circle(770, 640, 92, accent) +
  circle(770, 640, 14, paper) +
  turn(
    -4,
    500,
    640,
    rect(200, 360, 580, 580, main, 10),
    clip(
      'sleeve',
      rect(200, 360, 580, 580, '#000', 10),
      times(4, (i) => circle(490, 800, 330 - i * 74, i % 2 ? paper : ([accent, second][i / 2] ?? accent))),
      rect(200, 800, 580, 150, tone(main, -0.2)),
      times(4, (i) => rect(260 + i * 26, 832 + i * 24, 460 - i * 52, 9, tone(main, 0.3), 4)),
    ),
    rect(240, 400, 220, 30, paper, 8),
    rect(200, 360, 26, 580, tone(main, -0.14), 8),
  );

const robotFigurine = ({ main, second, accent, steel, paper }: Paint): Markup =>
  line('M600 270 V200', steel, 16) +
  circle(600, 186, 32, accent) +
  both(
    rect(340, 560, 92, 200, tone(main, -0.12), 42),
    circle(386, 780, 52, steel),
    rect(464, 820, 110, 90, tone(second, 0.05), 16),
    rect(440, 890, 150, 66, tone(second, -0.2), 26),
  ) +
  rect(420, 530, 360, 310, main, 44) +
  rect(680, 530, 100, 310, tone(main, -0.12), 44) +
  rect(470, 600, 260, 150, tone(main, 0.3), 24) +
  circle(530, 660, 26, accent) +
  circle(600, 660, 26, '#a9d68a') +
  circle(670, 660, 26, second) +
  rect(500, 706, 200, 16, tone(main, -0.3), 8) +
  rect(560, 490, 80, 60, steel) +
  rect(400, 270, 400, 240, tone(main, 0.1), 60) +
  both(rect(372, 350, 40, 90, accent, 16)) +
  rect(448, 318, 304, 144, '#232734', 40) +
  both(circle(530, 380, 40, '#8fe3d8'), circle(522, 372, 13, paper)) +
  line('M560 436 Q600 452 640 436', '#8fe3d8', 9);

const framedPoster = (paint: Paint): Markup => {
  const { wood, paper, accent, main } = paint;
  return (
    rect(330, 190, 560, 760, tone(wood, -0.3), 8) +
    rect(310, 180, 560, 760, wood, 8) +
    rect(344, 214, 492, 692, paper) +
    landscape('print', [390, 262, 400, 480], paint, 4) +
    rect(390, 786, 260, 26, main, 8) +
    rect(390, 830, 170, 16, tone(paper, -0.25), 8) +
    circle(760, 816, 28, accent) +
    shape('M344 214 H560 L344 620 Z', '#ffffff26')
  );
};

const coin = (x: number, y: number, r: number, metal: string, mark: string): Markup =>
  circle(x, y + 12, r, tone(metal, -0.35)) +
  circle(x, y, r, metal) +
  ring(x, y, r - 18, tone(metal, -0.2), 8) +
  at(x, y, r / 100, shape(mark, tone(metal, -0.28)));

const STAR = 'M0 -56 L16 -18 L56 -16 L24 10 L36 50 L0 28 L-36 50 L-24 10 L-56 -16 L-16 -18 Z';
const CROWN = 'M-54 34 V-30 L-24 0 L0 -44 L24 0 L54 -30 V34 Z';
const LEAF = 'M0 54 Q-60 10 0 -60 Q60 10 0 54 Z';

const coins = ({ main, second, accent, steel, paper }: Paint): Markup =>
  soft('M190 420 L980 380 L1030 930 H170 Z', main, 26) +
  soft('M220 450 L956 414 L996 900 H206 Z', tone(main, 0.5), 10) +
  coin(380, 590, 116, '#d9ae52', STAR) +
  coin(620, 560, 100, steel, CROWN) +
  coin(840, 570, 88, '#c07d4d', LEAF) +
  coin(370, 800, 84, '#c07d4d', CROWN) +
  coin(590, 790, 110, '#d9ae52', LEAF) +
  coin(830, 790, 104, steel, STAR) +
  turn(
    -38,
    900,
    380,
    rect(868, 430, 64, 230, second, 26),
    circle(900, 330, 128, paper),
    circle(900, 330, 96, '#cfe4ea'),
    ring(900, 330, 112, accent, 26),
  );

export const collectibles = {
  'vinyl-records': drawing(vinylRecords, 'flat', 400, [480, 640, 1.9], [800, 620, 2.2]),
  'robot-figurine': drawing(robotFigurine, 'table', 260, [600, 390, 2.2], [600, 680, 2.2]),
  'framed-poster': drawing(framedPoster, 'room', 300, [590, 500, 1.9], [480, 820, 2.3]),
  coins: drawing(coins, 'flat', 430, [420, 640, 2.2], [820, 620, 2.2]),
};
