import { tone } from '../../colour.js';
import { drawing, type Paint } from '../../drawing.js';
import {
  both,
  circle,
  hoop,
  line,
  type Markup,
  oval,
  rect,
  ring,
  shape,
  soft,
  times,
  turn,
} from '../../svg.js';

const filmCamera = ({ main, second, accent, steel, deep }: Paint): Markup =>
  line('M260 470 Q160 620 230 760 M940 470 Q1040 620 970 760', second, 20) +
  soft('M480 400 L520 310 H680 L720 400 Z', tone(steel, -0.06), 16) +
  rect(540, 330, 120, 50, deep, 10) +
  rect(300, 364, 110, 50, tone(steel, -0.2), 14) +
  rect(800, 350, 60, 60, tone(steel, -0.3), 12) +
  rect(240, 400, 720, 520, steel, 60) +
  rect(240, 500, 720, 300, main, 0) +
  rect(240, 500, 720, 24, tone(main, -0.2)) +
  times(9, (i) => rect(250 + i * 80, 540, 40, 5, tone(main, 0.12))) +
  rect(820, 436, 90, 44, '#f7e3b0', 12) +
  circle(340, 450, 20, accent) +
  circle(600, 650, 210, tone(steel, -0.3)) +
  circle(600, 650, 184, deep) +
  ring(600, 650, 156, tone(steel, -0.1), 10) +
  circle(600, 650, 118, '#34507c') +
  circle(600, 650, 70, '#1f2d4a') +
  circle(548, 600, 34, '#c4d8ee') +
  circle(642, 696, 16, '#7f9dc8');

const turntable = ({ main, second, accent, wood, paper, deep }: Paint): Markup =>
  rect(180, 800, 840, 130, wood, 26) +
  rect(180, 870, 840, 60, tone(wood, -0.18), 26) +
  both(rect(230, 922, 110, 32, deep, 12)) +
  soft('M260 420 H940 L1010 800 H190 Z', tone(main, 0.08), 12) +
  oval(520, 620, 300, 168, deep) +
  [250, 205, 160].map((rx) => hoop(520, 616, rx, rx * 0.56, '#ffffff22', 6)).join('') +
  oval(520, 614, 104, 58, accent) +
  oval(520, 612, 16, 9, paper) +
  circle(880, 500, 54, second) +
  circle(880, 492, 36, tone(second, 0.35)) +
  line('M880 492 L860 660 L700 716', paper, 18) +
  turn(-20, 690, 720, rect(650, 700, 70, 34, second, 8)) +
  circle(910, 748, 22, second) +
  circle(300, 770, 20, second) +
  circle(300, 836, 12, accent);

const amplifier = ({ main, second, accent, wood, paper, deep }: Paint): Markup =>
  line('M470 270 Q600 190 730 270', deep, 36) +
  rect(240, 270, 720, 670, main, 44) +
  rect(240, 270, 720, 40, tone(main, 0.2), 20) +
  rect(280, 320, 640, 130, tone(wood, 0.1), 16) +
  times(
    6,
    (i) =>
      circle(350 + i * 88, 385, 30, deep) +
      line(`M${350 + i * 88} 385 L${350 + i * 88 + (i % 2 ? 12 : -14)} 364`, paper, 7),
  ) +
  circle(884, 385, 14, accent) +
  rect(280, 480, 640, 410, tone(second, -0.1), 20) +
  circle(600, 685, 180, tone(second, -0.35)) +
  circle(600, 685, 60, tone(second, -0.1)) +
  times(15, (i) => rect(292, 496 + i * 26, 616, 5, tone(second, 0.22))) +
  rect(310, 826, 130, 44, accent, 10) +
  both(rect(270, 936, 90, 22, deep, 8));

const microphone = ({ main, second, accent, steel, deep }: Paint): Markup =>
  rect(430, 912, 340, 46, deep, 23) +
  line('M600 910 V790', tone(steel, -0.2), 30) +
  line('M390 420 V600 Q390 790 600 790 Q810 790 810 600 V420', second, 30) +
  rect(460, 210, 280, 510, main, 140) +
  rect(460, 210, 280, 300, steel, 140) +
  times(5, (i) => line(`M478 ${300 + i * 44} H722`, tone(steel, -0.22), 8)) +
  times(4, (i) => line(`M${520 + i * 54} 236 V490`, tone(steel, -0.22), 8)) +
  rect(460, 488, 280, 44, accent) +
  line('M506 330 Q510 262 560 244', tone(steel, 0.6), 16) +
  circle(600, 630, 28, tone(main, -0.3)) +
  shape('M660 532 H740 V580 Q740 720 600 720 Q700 660 660 532 Z', tone(main, -0.14));

const cassette = ({ main, second, accent, paper, deep }: Paint): Markup =>
  turn(
    -7,
    600,
    640,
    rect(210, 400, 780, 510, tone(main, -0.3), 44),
    rect(210, 384, 780, 510, main, 44),
    rect(270, 430, 660, 320, paper, 26),
    rect(270, 610, 660, 46, accent),
    rect(270, 656, 660, 46, second),
    rect(310, 462, 420, 14, tone(paper, -0.3), 7),
    rect(310, 494, 300, 14, tone(paper, -0.2), 7),
    rect(380, 550, 440, 140, tone(deep, 0.05), 70),
    ...[456, 744].map(
      (x) =>
        circle(x, 620, 50, paper) +
        times(6, (i) => turn(i * 60, x, 620, rect(x - 6, 572, 12, 26, deep, 4))) +
        circle(x, 620, 22, deep),
    ),
    rect(540, 580, 120, 80, tone(deep, 0.3), 10),
    soft('M380 880 L410 790 H790 L820 880 Z', tone(main, -0.16), 10),
    circle(470, 840, 14, deep),
    circle(730, 840, 14, deep),
    circle(250, 424, 12, deep),
    circle(950, 424, 12, deep),
  );

export const audio = {
  'film-camera': drawing(filmCamera, 'table', 400, [600, 640, 2], [380, 470, 2.3]),
  turntable: drawing(turntable, 'table', 430, [560, 620, 1.9], [840, 600, 2.3]),
  amplifier: drawing(amplifier, 'room', 370, [560, 400, 2.1], [440, 760, 2.2]),
  microphone: drawing(microphone, 'table', 240, [600, 400, 2], [600, 720, 2.2]),
  cassette: drawing(cassette, 'flat', 360, [480, 600, 2.2], [740, 720, 2.2]),
};
