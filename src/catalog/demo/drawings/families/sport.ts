import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { both, circle, clip, hoop, line, type Markup, oval, rect, shape, soft, times, turn } from '../svg.js';

const skateboard = ({ main, second, accent, paper, steel }: Paint): Markup => {
  const axle = (y: number) =>
    rect(470, y, 260, 34, tone(steel, -0.2), 16) +
    rect(540, y - 34, 120, 100, steel, 26) +
    both(rect(440, y - 40, 70, 110, paper, 30) + rect(440, y + 10, 70, 60, tone(paper, -0.12), 28)) +
    circle(600, y + 16, 22, tone(steel, -0.4));
  return turn(
    24,
    600,
    600,
    rect(472, 150, 256, 850, tone(main, -0.25), 128),
    rect(472, 140, 256, 850, main, 128),
    clip(
      'deck',
      rect(472, 140, 256, 850, '#000', 128),
      shape('M472 500 L728 330 V480 L472 650 Z', accent),
      shape('M472 650 L728 480 V560 L472 730 Z', paper),
      shape('M472 730 L728 560 V800 L472 900 Z', second),
      circle(600, 240, 60, tone(main, 0.3)),
    ),
    axle(300),
    axle(800),
  );
};

const football = ({ deep, paper }: Paint): Markup => {
  const pentagon = 'M600 505 L704 581 L664 703 H536 L496 581 Z';
  return (
    circle(600, 630, 330, paper) +
    clip(
      'ball',
      circle(600, 630, 330, '#000'),
      times(5, (i) =>
        turn(
          i * 72,
          600,
          617,
          line('M600 505 V400 M670 352 L830 468', deep, 12),
          shape('M600 404 L674 352 L654 268 H546 L526 352 Z', deep),
        ),
      ),
      shape(pentagon, deep),
      shape('M760 260 Q960 420 900 700 Q840 900 660 980 L1000 1000 V260 Z', tone(paper, -0.45).concat('2e')),
    )
  );
};

const basketball = ({ main, deep }: Paint): Markup =>
  circle(600, 630, 330, main) +
  clip(
    'ball',
    circle(600, 630, 330, '#000'),
    shape('M760 260 Q960 420 900 700 Q840 900 660 980 L1000 1000 V260 Z', tone(main, -0.13)),
    circle(470, 480, 90, tone(main, 0.18)),
    line('M600 290 V970 M260 630 H940', deep, 15),
    line('M360 300 Q560 630 360 960 M840 300 Q640 630 840 960', deep, 15),
  );

const tennisRacket = ({ main, second, wood, paper }: Paint): Markup =>
  turn(
    32,
    600,
    600,
    clip(
      'strings',
      oval(600, 370, 200, 262, '#000'),
      times(9, (i) => line(`M${420 + i * 45} 90 V650`, paper, 7)),
      times(11, (i) => line(`M390 ${130 + i * 48} H810`, paper, 7)),
    ),
    line('M502 594 L590 760 M698 594 L610 760', main, 34),
    hoop(600, 370, 210, 272, main, 36),
    line('M408 300 Q440 160 540 120', tone(main, 0.4), 14),
    rect(568, 740, 64, 310, tone(wood, -0.3), 22),
    times(5, (i) => line(`M572 ${800 + i * 52} L628 ${780 + i * 52}`, tone(wood, 0.1), 9)),
    rect(560, 1020, 80, 40, second, 16),
  ) +
  circle(870, 850, 100, '#d6e05a') +
  line('M800 780 Q880 850 806 926', '#f8f8dc', 12);

const dumbbells = ({ main, second, steel }: Paint): Markup => {
  const bell = (x: number, y: number, colour: string) =>
    rect(x - 150, y - 26, 300, 52, steel, 20) +
    times(5, (i) => rect(x - 90 + i * 38, y - 26, 10, 52, tone(steel, -0.25))) +
    rect(x - 330, y - 110, 80, 220, tone(colour, -0.16), 24) +
    rect(x - 262, y - 136, 120, 272, colour, 32) +
    rect(x - 244, y - 112, 24, 220, tone(colour, 0.28), 12) +
    rect(x + 250, y - 110, 80, 220, tone(colour, -0.3), 24) +
    rect(x + 142, y - 136, 120, 272, tone(colour, -0.08), 32) +
    rect(x + 160, y - 112, 24, 220, tone(colour, 0.22), 12);
  return turn(-10, 620, 560, bell(640, 550, second)) + bell(570, 820, main);
};

const yogaMat = ({ main, second, accent }: Paint): Markup =>
  soft('M300 900 L980 820 L1040 940 H300 Z', tone(main, 0.16), 12) +
  shape('M310 480 H860 A150 230 0 0 1 860 940 H310 Z', main) +
  shape('M310 780 H980 Q940 940 860 940 H310 Z', tone(main, -0.14)) +
  oval(310, 710, 150, 230, tone(main, -0.08)) +
  [118, 86, 54, 24].map((r) => hoop(310, 710, r, r * 1.53, tone(main, -0.36), 13)).join('') +
  shape('M520 480 H580 A150 230 0 0 1 580 940 H520 A150 230 0 0 0 520 480 Z', accent) +
  shape('M740 480 H800 A150 230 0 0 1 800 940 H740 A150 230 0 0 0 740 480 Z', accent) +
  line('M636 470 Q700 300 810 460', second, 26);

const rollerSkates = ({ main, second, accent, paper, deep }: Paint): Markup =>
  soft('M330 300 H580 L600 560 Q780 590 860 660 Q900 710 890 780 H330 Z', main, 22) +
  shape('M330 280 H420 Q380 560 420 800 H310 V300 Q312 280 330 280 Z', tone(main, -0.12)) +
  rect(306, 280, 300, 70, paper, 30) +
  line('M500 410 H590 M506 470 H596 M516 530 H606', paper, 20) +
  line('M640 600 L680 560 M710 624 L744 586 ', paper, 20) +
  shape('M310 720 H904 Q914 770 908 804 H310 Z', accent) +
  rect(290, 790, 640, 54, deep, 20) +
  rect(930, 770, 70, 90, second, 30) +
  [380, 530, 690, 840]
    .map((x) => circle(x, 890, 72, paper) + circle(x, 890, 48, accent) + circle(x, 890, 16, deep))
    .join('');

export const sport = {
  skateboard: drawing(skateboard, 'outdoors', 260, [640, 480, 1.9], [500, 800, 2.3]),
  football: drawing(football, 'outdoors', 270, [560, 560, 1.9], [700, 760, 2.3]),
  basketball: drawing(basketball, 'outdoors', 270, [560, 560, 1.9], [700, 760, 2.3]),
  'tennis-racket': drawing(tennisRacket, 'outdoors', 330, [700, 400, 2], [860, 830, 2.2]),
  dumbbells: drawing(dumbbells, 'room', 380, [360, 800, 2], [800, 560, 2.2]),
  'yoga-mat': drawing(yogaMat, 'room', 430, [330, 700, 2], [680, 700, 2.1]),
  'roller-skates': drawing(rollerSkates, 'outdoors', 360, [560, 500, 2], [600, 860, 2.2]),
};
