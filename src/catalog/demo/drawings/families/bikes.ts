import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { circle, line, type Markup, rect, ring, shape, soft, times, turn } from '../svg.js';

const wheel = (cx: number, cy: number, r: number, tyre: string, rim: string, width = 24): Markup =>
  times(9, (i) => turn(i * 20, cx, cy, line(`M${cx} ${cy - r} V${cy + r}`, tone(rim, 0.25), 3.5))) +
  ring(cx, cy, r, tyre, width) +
  ring(cx, cy, r - width / 2 - 4, rim, 7) +
  circle(cx, cy, 20, tyre);

const cityBike = ({ main, second, accent, wood, paper }: Paint): Markup =>
  wheel(330, 760, 190, second, paper) +
  wheel(880, 760, 190, second, paper) +
  line('M118 742 A214 214 0 0 1 505 640', tone(main, -0.15), 16) +
  line('M700 640 A214 214 0 0 1 1094 742', tone(main, -0.15), 16) +
  line('M330 760 L486 500 M330 760 H560', tone(main, -0.12), 22) +
  line('M470 440 L560 760 L800 500 M480 520 Q640 640 790 480', main, 28) +
  line('M880 760 L784 420', main, 26) +
  line('M784 430 Q770 350 700 352 Q660 356 640 378', second, 22) +
  line('M676 354 L634 384', wood, 34) +
  soft('M390 412 Q470 372 560 410 L540 432 Q470 446 400 436 Z', wood, 14) +
  line('M470 440 V470', tone(second, 0.3), 20) +
  circle(560, 760, 56, tone(second, 0.1)) +
  circle(560, 760, 26, accent) +
  line('M560 760 L606 838 M582 840 H640', tone(second, -0.2), 18) +
  soft('M800 380 H990 L962 516 H826 Z', tone(wood, 0.24), 12) +
  line(
    'M812 424 H984 M820 466 H974 M850 384 L866 514 M896 384 V514 M944 384 L926 514',
    tone(wood, -0.16),
    8,
  ) +
  line('M794 376 H996', tone(wood, -0.05), 20) +
  circle(1000, 590, 24, '#f7dd94');

const roadBike = ({ main, second, accent, paper, deep }: Paint): Markup =>
  wheel(320, 750, 204, deep, paper, 15) +
  wheel(880, 750, 204, deep, paper, 15) +
  line('M320 750 L470 470 L560 750 Z', tone(main, -0.14), 20) +
  line('M476 470 H776 L560 750 L456 420', main, 28) +
  line('M880 750 L768 420', main, 24) +
  line('M640 470 H720', accent, 28) +
  line('M768 424 L800 396 H850 Q900 400 890 460 Q880 500 830 496', deep, 22) +
  soft('M376 396 Q460 376 540 392 Q524 416 450 414 Q400 416 376 396 Z', deep, 12) +
  circle(560, 750, 62, tone(second, 0.12)) +
  ring(560, 750, 44, paper, 6) +
  circle(560, 750, 18, deep) +
  line('M560 750 L520 836 M490 838 H548', deep, 16) +
  line('M320 730 L556 690', tone(deep, 0.25), 5) +
  line('M322 772 L560 810', tone(deep, 0.25), 5) +
  turn(37, 640, 600, rect(622, 560, 46, 120, accent, 18), rect(630, 540, 30, 28, deep, 8));

const kickScooter = ({ main, second, accent, deep }: Paint): Markup =>
  line('M840 330 L930 800', main, 40) +
  line('M858 330 L880 450', tone(main, 0.3), 12) +
  line('M740 326 L930 296', deep, 30) +
  line('M716 330 L786 318 M890 302 L952 292', second, 46) +
  rect(796, 250, 76, 46, deep, 14) +
  soft('M330 836 H820 L900 700 L930 720 L860 876 H330 Z', second, 14) +
  line('M350 828 H790', accent, 18) +
  line('M250 850 Q250 720 380 800', main, 28) +
  circle(300, 880, 80, deep) +
  circle(300, 880, 36, tone(second, 0.45)) +
  circle(940, 880, 80, deep) +
  circle(940, 880, 36, tone(second, 0.45)) +
  line('M846 850 Q880 770 950 776 Q1010 784 1030 836', main, 28) +
  circle(900, 470, 30, '#f7dd94');

const helmet = ({ main, second, accent, deep }: Paint): Markup =>
  line('M400 700 L520 900 Q580 950 640 900 L790 690', deep, 24) +
  rect(560, 888, 80, 50, accent, 18) +
  soft(
    'M230 690 Q220 340 600 320 Q980 340 990 640 Q990 700 930 710 Q600 650 290 730 Q234 740 230 690 Z',
    main,
    26,
  ) +
  shape(
    'M760 330 Q1010 380 1016 650 Q1014 720 940 736 Q860 700 800 694 Q880 520 760 330 Z',
    tone(main, -0.13),
  ) +
  line('M250 690 Q600 590 980 676', tone(main, 0.3), 20) +
  times(3, (i) =>
    soft(
      `M${400 + i * 150} 570 Q${390 + i * 150} 440 ${470 + i * 130} 390 Q${500 + i * 140} 470 ${470 + i * 150} 556 Z`,
      second,
      16,
    ),
  ) +
  soft('M250 700 L150 742 Q220 780 330 752 Z', second, 12);

const bikeLock = ({ main, second, accent, steel }: Paint): Markup =>
  line('M430 620 V440 Q430 270 600 270 Q770 270 770 440 V620', tone(steel, -0.2), 84) +
  line('M412 600 V440 Q412 254 590 250', tone(steel, 0.4), 16) +
  rect(300, 600, 600, 220, main, 80) +
  rect(300, 720, 600, 100, tone(main, -0.13), 50) +
  circle(600, 710, 64, tone(second, -0.2)) +
  rect(586, 676, 28, 70, accent, 10) +
  rect(350, 640, 100, 20, tone(main, 0.35), 10) +
  ring(880, 900, 44, steel, 14) +
  turn(
    30,
    820,
    900,
    rect(640, 884, 190, 32, accent, 10),
    circle(640, 900, 52, accent),
    circle(630, 900, 18, second),
  );

export const bikes = {
  'city-bike': drawing(cityBike, 'outdoors', 460, [870, 470, 2.1], [500, 720, 2.2]),
  'road-bike': drawing(roadBike, 'outdoors', 460, [800, 470, 2.2], [520, 740, 2.2]),
  'kick-scooter': drawing(kickScooter, 'outdoors', 440, [850, 360, 2.2], [340, 850, 2.2]),
  helmet: drawing(helmet, 'table', 340, [600, 480, 1.9], [600, 840, 2.3]),
  'bike-lock': drawing(bikeLock, 'table', 340, [600, 700, 2], [760, 880, 2.3]),
};
