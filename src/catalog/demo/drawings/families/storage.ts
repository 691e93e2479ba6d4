import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { leaf, mug, pot } from '../props.js';
import { at, both, circle, line, type Markup, oval, rect, soft, times, turn } from '../svg.js';

const bookshelf = ({ main, second, accent, wood, paper, leaf: green, random }: Paint): Markup => {
  const inside = tone(wood, -0.34);
  const spines = [main, second, accent, paper, tone(main, 0.35), tone(second, 0.3)] as const;
  const books = (x: number, foot: number, count: number) =>
    times(count, (i) => {
      const height = 104 + Math.floor(random.next() * 42);
      const colour = random.pick(spines);
      const left = x + i * 36;
      return (
        rect(left, foot - height, 33, height, colour, 5) +
        rect(left + 6, foot - height + 22, 21, 8, tone(colour, 0.4))
      );
    });
  return (
    rect(350, 220, 500, 730, wood, 14) +
    times(4, (row) => rect(380, 250 + row * 172, 440, 150, inside, 6)) +
    books(396, 400, 6) +
    turn(14, 640, 400, rect(640, 290, 33, 110, accent, 5)) +
    pot(760, 400, 70, main) +
    leaf(750, 325, -30, 62, green) +
    leaf(768, 325, 24, 62, tone(green, 0.15)) +
    books(560, 572, 7) +
    rect(400, 512, 120, 58, paper, 8) +
    circle(460, 540, 12, tone(paper, -0.3)) +
    books(396, 744, 9) +
    rect(396, 846, 190, 70, main, 10) +
    rect(460, 870, 62, 16, tone(main, -0.3), 8) +
    rect(610, 836, 190, 80, tone(accent, 0.1), 10) +
    rect(674, 864, 62, 16, tone(accent, -0.3), 8) +
    rect(832, 220, 18, 730, tone(wood, -0.16), 8)
  );
};

const desk = ({ main, accent, wood, paper, leaf: green }: Paint): Markup =>
  both(soft('M262 566 L216 946 H232 L300 566 Z', tone(wood, -0.34), 6)) +
  rect(180, 500, 840, 64, wood, 16) +
  rect(180, 500, 840, 24, tone(wood, 0.2), 12) +
  rect(640, 564, 310, 110, tone(wood, -0.14), 8) +
  rect(664, 584, 262, 70, main, 8) +
  rect(755, 610, 80, 18, tone(main, -0.35), 9) +
  rect(250, 480, 170, 24, main, 5) +
  rect(264, 456, 150, 24, accent, 5) +
  rect(256, 432, 140, 24, paper, 5) +
  at(880, 502, 0.5, mug(paper, accent)) +
  pot(660, 502, 90, main) +
  [-40, -14, 12, 38].map((degrees) => leaf(660, 410, degrees, 130, green)).join('');

const dresser = ({ main, second, accent, wood, paper, leaf: green }: Paint): Markup =>
  both(soft('M340 880 L330 944 H346 L382 880 Z', tone(wood, -0.35), 8)) +
  rect(270, 440, 660, 460, tone(main, -0.12), 26) +
  rect(250, 410, 700, 56, wood, 18) +
  times(3, (row) => {
    const y = 486 + row * 134;
    return (
      rect(300, y, 600, 116, tone(main, row % 2 ? 0.1 : 0.16), 14) +
      both(circle(450, y + 58, 18, accent) + circle(446, y + 54, 7, tone(accent, 0.5)))
    );
  }) +
  [-34, -10, 16].map((degrees) => leaf(390, 300, degrees, 130, green)).join('') +
  soft('M350 300 H430 Q446 350 424 402 H356 Q334 350 350 300 Z', paper, 6) +
  rect(700, 366, 150, 44, second, 6) +
  rect(716, 330, 120, 38, tone(accent, 0.1), 6);

const coffeeTable = ({ main, accent, wood, paper }: Paint): Markup =>
  line('M600 690 L600 900', tone(wood, -0.42), 40) +
  both(line('M340 680 L286 940', tone(wood, -0.2), 42)) +
  oval(600, 690, 430, 100, tone(wood, -0.2)) +
  oval(600, 660, 430, 100, wood) +
  oval(580, 652, 360, 72, tone(wood, 0.12)) +
  turn(-5, 480, 640, rect(370, 620, 220, 34, main, 6), rect(384, 590, 190, 32, accent, 6)) +
  at(760, 668, 0.62, mug(paper, main)) +
  line('M720 500 Q700 470 724 440 T716 380 M780 500 Q764 470 786 440', tone(paper, 0.2), 10);

const clothesRack = ({ main, second, accent, steel, paper }: Paint): Markup => {
  const hung = (x: number, colour: string, length: number) =>
    line(`M${x} 280 V318`, tone(steel, -0.3), 9) +
    soft(
      `M${x - 8} 330 L${x - 62} 382 L${x - 52} ${length} H${x + 52} L${x + 62} 382 L${x + 8} 330 Z`,
      colour,
      14,
    ) +
    line(`M${x + 18} 420 V${length - 10}`, tone(colour, -0.14), 8);
  return (
    line('M300 280 V920 M900 280 V920', steel, 26) +
    line('M220 930 H380 M820 930 H980', steel, 30) +
    line('M260 280 H940', tone(steel, -0.12), 28) +
    hung(790, second, 720) +
    hung(700, accent, 640) +
    hung(600, main, 780) +
    hung(500, paper, 660) +
    hung(410, tone(main, 0.35), 700) +
    rect(320, 830, 560, 26, tone(steel, -0.1), 13)
  );
};

export const storage = {
  bookshelf: drawing(bookshelf, 'room', 300, [600, 350, 2.2], [580, 700, 2.2]),
  desk: drawing(desk, 'room', 430, [760, 540, 2], [340, 500, 2.4]),
  dresser: drawing(dresser, 'room', 370, [480, 560, 2.1], [480, 380, 2.2]),
  'coffee-table': drawing(coffeeTable, 'room', 380, [560, 640, 2], [340, 800, 2.3]),
  'clothes-rack': drawing(clothesRack, 'room', 400, [560, 440, 1.9], [320, 860, 2.3]),
};
