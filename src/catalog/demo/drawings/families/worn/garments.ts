import { tone } from '../../colour.js';
import { drawing, type Paint } from '../../drawing.js';
import {
  at,
  both,
  circle,
  clip,
  line,
  type Markup,
  oval,
  rect,
  shape,
  soft,
  stitches,
  times,
  turn,
} from '../../svg.js';

const dress = ({ main, second, accent, paper, wood, steel, random }: Paint): Markup => {
  const dots = times(30, (i) => {
    const row = Math.floor(i / 6);
    const spread = 78 + row * 34;
    const x = 600 + ((i % 6) - 2.5 + (row % 2) * 0.3) * spread * 0.62 + random.next() * 14;
    const y = 606 + row * 62 + random.next() * 16;
    return circle(x, y, 14, paper) + circle(x, y, 5, accent);
  });
  return (
    line('M600 246 V214 Q600 186 630 180 Q656 172 650 146 Q640 118 606 126', tone(steel, -0.3), 13) +
    line('M440 306 L600 246 L760 306', wood, 24) +
    both(line('M490 400 L500 290', tone(main, -0.1), 22)) +
    soft(
      'M486 390 Q540 440 600 400 Q660 440 714 390 L700 530 L920 900 Q600 960 280 900 L500 530 Z',
      main,
      16,
    ) +
    shape('M690 530 L936 906 Q860 930 760 936 Q720 700 690 530 Z', tone(main, -0.1)) +
    line('M520 580 L430 890 M600 580 V910 M680 580 L770 890', tone(main, -0.12), 8) +
    clip('skirt', shape('M500 530 H700 L920 900 Q600 960 280 900 Z', '#000'), dots) +
    rect(484, 514, 232, 44, second, 16) +
    soft('M600 536 L540 500 V572 Z M600 536 L660 500 V572 Z', second, 8) +
    circle(600, 536, 16, tone(second, 0.25))
  );
};

const jeans = ({ main, accent, wood }: Paint): Markup =>
  soft('M446 200 H754 L800 960 H652 L600 470 L548 960 H400 Z', main, 14) +
  shape('M600 186 H766 L816 974 H720 L670 400 Z', tone(main, -0.08)) +
  rect(430, 180, 340, 66, tone(main, -0.16), 12) +
  both(
    rect(470, 172, 26, 84, tone(main, 0.12), 8),
    line('M450 262 Q462 350 560 354', tone(main, -0.3), 9),
    stitches('M446 290 Q462 380 560 378', accent, 5),
    soft('M398 926 H556 L552 966 H394 Z', tone(main, 0.3), 12),
  ) +
  line('M600 250 V466', tone(main, -0.32), 9) +
  stitches('M622 250 V400 Q620 440 600 456', accent, 5) +
  circle(600, 213, 16, accent) +
  line('M466 440 L440 880 M736 440 L766 880', tone(main, 0.22), 12) +
  turn(4, 480, 620, line('M452 600 H516 M458 622 H510', tone(main, 0.5), 7)) +
  rect(700, 196, 46, 30, wood, 6);

const skirt = ({ main, second, accent, paper }: Paint): Markup =>
  at(
    0,
    -90,
    1,
    clip(
      'skirt',
      shape('M436 330 H764 L960 880 Q780 930 600 930 Q420 930 240 880 Z', '#000'),
      rect(200, 300, 800, 660, main),
      times(4, (i) =>
        shape(
          `M${480 + i * 82} 330 L${370 + i * 168} 960 H${286 + i * 168} L${440 + i * 82} 330 Z`,
          tone(main, -0.14),
        ),
      ),
      line('M380 470 Q600 510 820 470 M330 620 Q600 670 870 620 M270 790 Q600 850 930 790', accent, 20),
      line('M370 506 Q600 546 830 506 M320 660 Q600 710 880 660 M260 832 Q600 892 940 832', paper, 7),
      line('M470 330 L300 960 M560 330 L510 960 M640 330 L690 960 M730 330 L900 960', second, 9),
    ) +
      rect(424, 290, 352, 72, tone(main, -0.3), 16) +
      circle(724, 326, 17, accent),
  );

const scarfAndBeanie = ({ main, second, accent, paper }: Paint): Markup =>
  rect(170, 870, 800, 84, tone(second, -0.14), 42) +
  rect(200, 800, 800, 96, second, 46) +
  times(6, (i) => line(`M1000 ${812 + i * 15} H1056`, tone(second, 0.2), 9)) +
  line('M860 804 V892 M900 804 V892', paper, 18) +
  line('M264 804 V892 M304 804 V892', paper, 18) +
  circle(590, 250, 84, paper) +
  times(9, (i) => turn(i * 40, 590, 250, line('M590 250 V180', tone(paper, -0.1), 9))) +
  soft('M350 660 Q340 320 590 320 Q840 320 830 660 Z', main, 20) +
  times(5, (i) =>
    line(`M${430 + i * 80} 640 Q${446 + i * 72} 460 ${540 + i * 25} 340`, tone(main, -0.14), 12),
  ) +
  rect(336, 500, 508, 40, accent) +
  rect(306, 650, 568, 158, tone(main, -0.16), 60) +
  times(11, (i) => rect(356 + i * 46, 678, 12, 102, tone(main, -0.3), 6));

const toteBag = ({ main, second, accent, paper }: Paint): Markup =>
  line('M470 500 V330 Q470 220 600 220 Q730 220 730 330 V500', tone(main, -0.14), 34) +
  soft('M330 470 H870 L900 930 H300 Z', main, 18) +
  shape('M760 452 H888 L918 948 H800 Z', tone(main, -0.07)) +
  stitches('M330 504 H870', tone(main, -0.3), 5) +
  circle(600, 690, 130, accent) +
  times(6, (i) => turn(i * 60, 600, 690, oval(600, 620, 36, 62, paper))) +
  circle(600, 690, 42, second) +
  line('M520 460 V520 M680 460 V520', tone(main, -0.25), 8);

const sunglasses = ({ main, second, accent }: Paint): Markup =>
  line('M250 570 Q300 430 470 400 M950 570 Q900 430 730 400', tone(main, -0.25), 30) +
  both(
    soft('M220 590 H560 Q580 800 400 820 Q220 810 220 590 Z', main, 26),
    soft('M252 620 H528 Q536 772 400 786 Q260 776 252 620 Z', second, 4),
    shape('M300 616 L400 616 L320 760 Q270 720 262 660 Z', tone(second, 0.3)),
  ) +
  line('M560 620 Q600 580 640 620', main, 32) +
  both(circle(228, 600, 14, accent));

export const garments = {
  dress: drawing(dress, 'hung', 0, [600, 500, 2.1], [520, 760, 2.3]),
  jeans: drawing(jeans, 'hung', 0, [600, 300, 2.1], [480, 860, 2.3]),
  skirt: drawing(skirt, 'hung', 0, [640, 420, 2.1], [500, 760, 2.2]),
  'scarf-beanie': drawing(scarfAndBeanie, 'flat', 380, [450, 620, 2], [800, 800, 2.2]),
  'tote-bag': drawing(toteBag, 'hung', 320, [600, 680, 2], [560, 420, 2.2]),
  sunglasses: drawing(sunglasses, 'flat', 380, [420, 660, 2.1], [780, 560, 2.2]),
};
