import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { both, circle, line, type Markup, oval, rect, ring, shape, soft, times, turn } from '../svg.js';

const headphones = ({ main, second, accent, deep }: Paint): Markup =>
  line('M300 700 V560 Q300 250 600 250 Q900 250 900 560 V700', main, 64) +
  line('M292 560 Q300 240 600 232 Q700 236 780 288', tone(main, 0.28), 18) +
  line('M430 330 Q600 230 770 330', second, 40) +
  both(
    rect(340, 600, 110, 330, deep, 54),
    rect(220, 580, 170, 370, main, 80),
    rect(246, 620, 60, 290, tone(main, 0.16), 30),
    circle(300, 765, 42, accent),
  );

const mechanicalKeyboard = ({ main, second, accent, paper, random }: Paint): Markup => {
  const rows = [
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
    [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
    [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.2],
    [2.3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.7],
    [1.4, 1.4, 1.4, 5.6, 1.4, 1.4, 1.4],
  ];
  const keys = rows
    .map((row, y) => {
      let x = 142;
      return row
        .map((units, i) => {
          const width = units * 65;
          const edge = i === 0 || i === row.length - 1;
          const cap =
            y === 0 && i === 0 ? accent : y === 4 && units > 5 ? accent : edge || y === 4 ? main : paper;
          const left = x;
          x += width;
          const top = 482 + y * 74;
          return (
            rect(left + 3, top, width - 6, 68, tone(cap, -0.25), 12) +
            rect(left + 8, top + 2, width - 16, 54, cap, 10)
          );
        })
        .join('');
    })
    .join('');
  return (
    line(`M600 470 V380 Q600 300 ${640 + Math.floor(random.next() * 90)} 300 H860`, second, 16) +
    turn(
      -4,
      600,
      680,
      rect(104, 452, 992, 470, tone(second, -0.3), 40),
      rect(104, 440, 992, 462, second, 40),
      keys,
    )
  );
};

const speaker = ({ main, second, accent, deep, wood }: Paint): Markup =>
  rect(370, 230, 460, 710, wood, 36) +
  rect(740, 230, 90, 710, tone(wood, -0.16), 36) +
  rect(400, 260, 370, 650, tone(main, -0.05), 26) +
  circle(585, 420, 96, second) +
  circle(585, 420, 62, tone(second, -0.3)) +
  circle(585, 420, 26, tone(second, 0.4)) +
  circle(585, 690, 160, deep) +
  ring(585, 690, 138, tone(second, 0.35), 12) +
  circle(585, 690, 112, tone(second, -0.1)) +
  circle(585, 690, 46, accent) +
  circle(570, 676, 16, tone(accent, 0.5)) +
  both(rect(400, 938, 60, 20, deep, 8));

const earbuds = ({ main, second, accent, paper }: Paint): Markup =>
  soft('M390 590 Q370 330 600 330 Q830 330 810 590 Z', tone(main, -0.22), 18) +
  soft('M424 590 Q410 364 600 364 Q790 364 776 590 Z', tone(main, -0.38), 6) +
  both(
    rect(500, 440, 44, 190, tone(paper, -0.1), 22),
    soft('M446 440 Q440 380 500 380 Q560 384 544 470 Q500 500 446 440 Z', paper, 12),
    turn(-38, 452, 410, rect(424, 380, 44, 66, tone(second, 0.15), 20)),
    rect(510, 460, 10, 60, tone(paper, -0.35), 5),
  ) +
  soft('M370 600 H830 V760 Q830 930 660 930 H540 Q370 930 370 760 Z', main, 18) +
  shape('M700 582 H848 V760 Q848 948 664 948 H600 Q760 860 700 582 Z', tone(main, -0.1)) +
  rect(352, 582, 496, 24, tone(main, -0.2), 12) +
  circle(600, 720, 18, accent) +
  line('M420 680 V780 Q424 830 456 860', tone(main, 0.4), 14);

const calculator = ({ main, second, accent, paper }: Paint): Markup =>
  turn(
    -8,
    600,
    600,
    rect(388, 240, 440, 720, tone(main, -0.34), 50),
    rect(376, 228, 440, 720, main, 50),
    rect(420, 276, 352, 150, '#c9d8b6', 20),
    rect(640, 372, 100, 16, '#4b5a40', 8),
    rect(560, 322, 180, 34, '#4b5a40', 8),
    times(20, (i) => {
      const column = i % 4;
      const row = Math.floor(i / 4);
      const cap = column === 3 ? accent : row === 0 ? second : paper;
      const x = 420 + column * 92;
      const y = 460 + row * 92;
      return rect(x, y + 8, 76, 70, tone(cap, -0.28), 18) + rect(x, y, 76, 68, cap, 18);
    }),
  );

const printer = ({ main, second, accent, paper }: Paint): Markup =>
  rect(390, 240, 420, 300, paper, 8) +
  soft('M240 520 H960 V850 H240 Z', main, 34) +
  rect(206, 486, 788, 110, tone(main, 0.2), 50) +
  rect(300, 560, 600, 40, second, 20) +
  soft('M360 760 H840 L880 930 H320 Z', paper, 8) +
  rect(430, 800, 180, 22, accent, 10) +
  line('M420 850 H780 M412 890 H788', tone(paper, -0.16), 12) +
  rect(330, 716, 540, 50, tone(second, -0.25), 22) +
  oval(880, 660, 24, 24, accent) +
  circle(800, 660, 16, '#a9e07a') +
  rect(300, 634, 160, 50, second, 14);

export const gadgets = {
  headphones: drawing(headphones, 'flat', 380, [330, 740, 2], [600, 330, 2.1]),
  'mechanical-keyboard': drawing(mechanicalKeyboard, 'flat', 460, [340, 640, 2.2], [820, 760, 2.3]),
  speaker: drawing(speaker, 'table', 270, [585, 660, 2], [585, 400, 2.3]),
  earbuds: drawing(earbuds, 'flat', 270, [600, 530, 2.2], [600, 740, 2.2]),
  calculator: drawing(calculator, 'flat', 250, [600, 420, 2.1], [620, 720, 2.3]),
  printer: drawing(printer, 'table', 400, [600, 760, 2], [800, 600, 2.3]),
};
