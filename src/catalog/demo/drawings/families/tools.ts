import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { leaf, pot } from '../props.js';
import { both, circle, line, type Markup, oval, rect, ring, shape, soft, times, turn } from '../svg.js';

const drill = ({ main, second, accent, steel }: Paint): Markup =>
  line('M208 470 H300', tone(steel, -0.1), 20) +
  line('M180 470 H230', tone(steel, -0.3), 12) +
  soft('M300 430 H380 V510 H300 L280 490 V450 Z', second, 10) +
  rect(372, 396, 70, 148, tone(second, -0.2), 18) +
  soft('M430 372 H800 Q870 372 870 440 V500 Q870 560 800 560 H430 Z', main, 24) +
  rect(440, 360, 330, 40, tone(main, 0.25), 20) +
  times(4, (i) => rect(780 + i * 26, 420, 12, 90, tone(main, -0.3), 6)) +
  rect(470, 440, 200, 50, accent, 25) +
  soft('M600 570 H790 L830 850 H660 Z', second, 18) +
  soft('M700 570 H790 L830 850 H760 Z', tone(second, -0.18), 18) +
  soft('M560 590 H610 L626 690 H590 Q560 650 560 590 Z', accent, 10) +
  rect(560, 840, 330, 110, main, 26) +
  rect(560, 840, 330, 40, tone(main, -0.25), 20) +
  times(3, (i) => circle(620 + i * 40, 918, 12, i < 2 ? '#a9e07a' : tone(main, -0.3)));

const toolbox = ({ main, second, accent, steel, wood }: Paint): Markup =>
  turn(-24, 400, 520, rect(376, 260, 50, 300, wood, 22), rect(320, 240, 160, 80, steel, 18)) +
  turn(16, 760, 500, rect(734, 330, 52, 260, steel, 10), line('M728 250 A60 60 0 1 0 792 250', steel, 36)) +
  rect(590, 300, 26, 260, steel, 8) +
  rect(566, 250, 74, 150, accent, 30) +
  rect(230, 540, 740, 390, main, 34) +
  rect(230, 540, 740, 130, tone(main, 0.14), 34) +
  rect(210, 640, 780, 46, tone(main, -0.28), 20) +
  rect(900, 686, 70, 244, tone(main, -0.12), 30) +
  both(rect(360, 610, 90, 110, steel, 14), rect(384, 650, 42, 40, tone(steel, -0.35), 8)) +
  rect(490, 740, 220, 100, second, 20) +
  rect(520, 778, 160, 24, tone(second, 0.4), 12);

const wateringCan = ({ main, accent }: Paint): Markup =>
  line('M620 560 Q640 300 800 330 Q930 370 860 720', tone(main, -0.24), 44) +
  line('M460 820 L220 470', tone(main, -0.12), 62) +
  turn(-34, 215, 462, soft('M165 420 H265 L250 476 H180 Z', accent, 14)) +
  soft('M430 560 H800 L850 930 H380 Z', main, 26) +
  shape('M680 534 H820 L878 956 H720 Z', tone(main, -0.12)) +
  oval(616, 556, 208, 42, tone(main, -0.32)) +
  line('M452 660 H770', tone(main, 0.3), 18) +
  line('M440 720 H780', tone(main, 0.3), 18) +
  times(4, (i) => line(`M${110 + i * 28} ${440 + i * 14 + (i % 2) * 64} l-16 44`, '#7fb2d6', 14));

const fan = ({ main, second, accent }: Paint): Markup =>
  rect(390, 908, 420, 52, second, 26) +
  rect(574, 700, 52, 220, tone(second, 0.15)) +
  circle(600, 500, 290, tone(main, -0.22)) +
  circle(600, 500, 262, tone(main, 0.55)) +
  times(4, (i) =>
    turn(
      i * 90 + 20,
      600,
      500,
      soft('M600 470 Q500 400 540 270 Q620 240 660 300 Q680 400 600 470 Z', main, 10),
    ),
  ) +
  times(12, (i) => turn(i * 30, 600, 500, rect(597, 222, 6, 240, tone(main, -0.3)))) +
  ring(600, 500, 276, tone(main, -0.35), 22) +
  ring(600, 500, 180, tone(main, -0.3), 8) +
  circle(600, 500, 58, accent) +
  circle(588, 488, 22, tone(accent, 0.4)) +
  both(circle(500, 934, 12, accent));

const houseplant = ({ main, leaf: green, random }: Paint): Markup => {
  const lean = random.next() * 8 - 4;
  const fronds = [-78, -52, -28, -4, 22, 48, 74];
  return (
    line('M600 700 V560', tone(green, -0.3), 18) +
    fronds
      .map((degrees, i) =>
        leaf(600, 680, degrees + lean, i % 2 ? 400 : 330, tone(green, (i % 3) * 0.09 - 0.1)),
      )
      .join('') +
    [-40, 10, 38].map((degrees) => leaf(600, 690, degrees - lean, 230, tone(green, 0.2))).join('') +
    pot(600, 956, 330, main)
  );
};

const cactus = ({ main, accent, leaf: green }: Paint): Markup =>
  line('M600 600 H430 V430', tone(green, -0.08), 92) +
  line('M600 520 H770 V380', tone(green, -0.16), 92) +
  line('M600 700 V300', green, 160) +
  line('M560 660 V280 M610 660 V262', tone(green, 0.22), 12) +
  line('M430 560 V440', tone(green, 0.16), 10) +
  line('M770 480 V390', tone(green, 0.1), 10) +
  times(5, (i) => turn(i * 72, 600, 214, oval(600, 184, 20, 32, tone(accent, 0.05)))) +
  circle(600, 214, 18, '#f7dd94') +
  pot(600, 956, 330, main);

export const tools = {
  drill: drawing(drill, 'table', 300, [420, 460, 2], [740, 860, 2.2]),
  toolbox: drawing(toolbox, 'table', 400, [560, 420, 2], [420, 690, 2.3]),
  'watering-can': drawing(wateringCan, 'outdoors', 320, [640, 640, 1.9], [260, 480, 2.3]),
  fan: drawing(fan, 'room', 270, [600, 500, 2], [560, 880, 2.2]),
  houseplant: drawing(houseplant, 'table', 230, [600, 520, 2], [600, 800, 2.2]),
  cactus: drawing(cactus, 'table', 230, [600, 340, 2], [600, 800, 2.2]),
};
