import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { both, circle, clip, line, type Markup, oval, rect, shape, soft, stitches, turn } from '../svg.js';

const loungeChair = ({ main, wood }: Paint): Markup => {
  const leg = tone(wood, -0.35);
  return (
    line('M505 760 L492 900 M695 760 L708 900', tone(leg, -0.25), 30) +
    both(soft('M438 740 L412 948 L428 948 L472 740 Z', leg, 8)) +
    soft('M405 270 H795 L770 640 H430 Z', main, 42) +
    shape('M746 228 H800 Q842 232 836 280 L806 660 H724 Z', tone(main, -0.09)) +
    both(line('M520 300 L528 570', tone(main, -0.2), 8)) +
    line('M600 300 V570', tone(main, -0.2), 8) +
    both(circle(524, 420, 11, tone(main, -0.34))) +
    circle(600, 420, 11, tone(main, -0.34)) +
    rect(352, 612, 496, 132, tone(main, -0.14), 54) +
    rect(352, 612, 496, 78, tone(main, 0.1), 39) +
    stitches('M400 704 H800', tone(main, 0.3), 5)
  );
};

const officeChair = ({ main, second, accent, steel }: Paint): Markup =>
  both(line('M600 850 L420 916', tone(second, -0.2), 34) + circle(412, 934, 28, '#26242a')) +
  line('M600 850 V920', tone(second, -0.3), 34) +
  circle(600, 938, 28, '#26242a') +
  rect(574, 700, 52, 160, steel) +
  rect(604, 700, 22, 160, tone(steel, -0.25)) +
  both(line('M430 680 H378 V560', tone(second, -0.2), 30) + rect(318, 528, 128, 42, second, 21)) +
  rect(570, 520, 60, 170, tone(second, -0.3)) +
  rect(420, 220, 360, 360, main, 80) +
  clip(
    'mesh',
    rect(452, 250, 296, 300, '#000', 56),
    rect(452, 250, 296, 300, tone(main, 0.14)),
    line(
      'M452 300 H748 M452 350 H748 M452 400 H748 M452 450 H748 M452 500 H748 M500 250 V550 M550 250 V550 M600 250 V550 M650 250 V550 M700 250 V550',
      tone(main, -0.05),
      7,
    ),
  ) +
  rect(490, 462, 220, 62, accent, 31) +
  rect(388, 620, 424, 110, tone(main, -0.16), 52) +
  rect(388, 620, 424, 58, main, 29);

const sofa = ({ main, accent, wood, paper }: Paint): Markup =>
  both(soft('M262 890 L250 944 H262 L290 890 Z', tone(wood, -0.3), 10)) +
  rect(220, 410, 760, 440, tone(main, -0.16), 70) +
  rect(250, 440, 345, 290, main, 56) +
  rect(605, 440, 345, 290, tone(main, -0.05), 56) +
  both(circle(422, 560, 10, tone(main, -0.3))) +
  rect(200, 800, 800, 100, tone(main, -0.26), 30) +
  rect(236, 690, 362, 136, tone(main, 0.1), 44) +
  rect(602, 690, 362, 136, tone(main, 0.05), 44) +
  line('M290 794 H550 M650 794 H910', tone(main, -0.12), 7) +
  rect(132, 560, 138, 340, tone(main, -0.02), 62) +
  rect(930, 560, 138, 340, tone(main, -0.12), 62) +
  turn(
    -14,
    370,
    620,
    rect(295, 545, 160, 160, accent, 34),
    line('M330 560 V690 M375 560 V690 M420 560 V690', paper, 9),
  );

const stool = ({ main, wood }: Paint): Markup =>
  line('M520 470 L486 900 M680 470 L714 900', tone(wood, -0.38), 30) +
  line('M446 480 L400 936 M754 480 L800 936', tone(wood, -0.12), 36) +
  line('M432 740 H768', tone(wood, -0.2), 24) +
  line('M512 620 H688', tone(wood, -0.42), 20) +
  rect(380, 424, 440, 74, tone(main, -0.2), 36) +
  oval(600, 420, 222, 62, main) +
  oval(590, 412, 170, 40, tone(main, 0.14));

const bedFrame = ({ main, accent, wood, paper }: Paint): Markup =>
  rect(200, 330, 800, 560, tone(wood, -0.1), 40) +
  rect(240, 370, 720, 400, tone(wood, 0.08), 20) +
  line('M420 370 V600 M600 370 V600 M780 370 V600', tone(wood, -0.12), 10) +
  rect(220, 560, 760, 300, paper, 50) +
  rect(280, 500, 280, 140, tone(paper, 0.3), 50) +
  rect(640, 500, 280, 140, tone(paper, 0.3), 50) +
  line('M310 620 Q420 648 530 620 M670 620 Q780 648 890 620', tone(paper, -0.14), 8) +
  soft('M230 690 Q600 660 970 690 V860 H230 Z', main, 18) +
  shape('M212 690 Q600 640 988 690 V752 Q600 706 212 752 Z', tone(main, 0.28)) +
  line('M330 772 V868 M600 754 V868 M870 772 V868', tone(main, -0.14), 8) +
  turn(8, 760, 640, rect(560, 590, 130, 96, accent, 30)) +
  rect(186, 850, 828, 60, tone(wood, -0.05), 20) +
  both(rect(214, 900, 46, 56, tone(wood, -0.35), 8));

export const seating = {
  'lounge-chair': drawing(loungeChair, 'room', 300, [560, 420, 2], [440, 720, 2.5]),
  'office-chair': drawing(officeChair, 'room', 280, [600, 420, 2], [480, 850, 2.4]),
  sofa: drawing(sofa, 'room', 460, [380, 620, 2], [860, 760, 2.2]),
  stool: drawing(stool, 'room', 250, [600, 470, 2], [430, 820, 2.4]),
  'bed-frame': drawing(bedFrame, 'room', 440, [430, 600, 2], [800, 780, 2.3]),
};
