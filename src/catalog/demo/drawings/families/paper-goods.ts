import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { sparkle } from '../props.js';
import { at, circle, clip, line, type Markup, rect, shape, soft, stitches, times, turn } from '../svg.js';

const notebooks = ({ main, second, accent, paper }: Paint): Markup =>
  turn(
    9,
    660,
    600,
    rect(460, 250, 430, 620, second, 24),
    rect(836, 250, 24, 620, accent),
    rect(530, 330, 220, 110, paper, 12),
    rect(560, 366, 130, 14, tone(paper, -0.3), 7),
    rect(560, 396, 90, 14, tone(paper, -0.2), 7),
  ) +
  turn(
    -6,
    520,
    640,
    rect(306, 320, 430, 626, tone(main, -0.3), 24),
    rect(300, 310, 430, 626, main, 24),
    times(
      11,
      (i) => circle(336, 356 + i * 54, 11, paper) + line(`M336 ${356 + i * 54} H284`, tone(second, -0.1), 11),
    ),
    clip(
      'cover',
      rect(300, 310, 430, 626, '#000', 24),
      circle(640, 850, 170, tone(main, 0.22)),
      circle(690, 420, 90, accent),
    ),
    rect(410, 480, 220, 28, paper, 14),
    rect(410, 530, 150, 20, tone(main, 0.45), 10),
  ) +
  turn(
    52,
    850,
    860,
    rect(640, 836, 330, 42, accent, 8),
    rect(640, 836, 50, 42, '#e79aa0', 12),
    rect(686, 836, 26, 42, '#b7bec6'),
    shape('M970 836 L1030 857 L970 878 Z', '#e7c79a'),
    shape('M1010 850 L1030 857 L1010 864 Z', second),
  );

const comics = ({ main, second, accent, paper, deep }: Paint): Markup =>
  turn(12, 680, 620, rect(470, 260, 450, 640, second, 8), rect(490, 280, 410, 90, accent, 6)) +
  turn(
    -5,
    540,
    620,
    rect(320, 280, 460, 660, paper, 8),
    rect(340, 300, 420, 620, main, 6),
    clip(
      'cover',
      rect(340, 300, 420, 620, '#000', 6),
      times(14, (i) => turn(i * 26, 550, 640, shape('M550 640 L520 120 H580 Z', tone(main, 0.22)))),
      shape('M380 940 Q390 720 550 700 Q710 720 720 940 Z', second),
      shape('M480 720 Q400 900 330 940 H440 Z M620 720 Q700 900 770 940 H660 Z', accent),
      circle(550, 620, 96, '#e9b98f'),
      soft('M462 590 Q550 570 638 590 V630 Q550 650 462 630 Z', deep, 6),
      circle(516, 612, 15, paper),
      circle(584, 612, 15, paper),
      shape('M454 600 Q440 500 550 500 Q660 500 646 600 Q620 540 550 546 Q480 540 454 600 Z', deep),
      shape(
        'M550 800 L574 850 L626 856 L588 892 L598 940 L550 916 L502 940 L512 892 L474 856 L526 850 Z',
        accent,
      ),
    ),
    rect(372, 330, 356, 96, accent, 10),
    rect(396, 358, 308, 40, deep, 10),
    soft('M640 460 L740 440 L730 510 L690 508 L676 540 L666 508 L644 508 Z', paper, 10),
  );

const giftCard = ({ main, second, accent, paper }: Paint): Markup =>
  soft('M220 560 L600 360 L980 560 V920 H220 Z', tone(second, -0.12), 18) +
  turn(
    -4,
    600,
    560,
    rect(280, 350, 640, 420, main, 40),
    clip(
      'card',
      rect(280, 350, 640, 420, '#000', 40),
      rect(560, 340, 80, 440, accent),
      rect(280, 500, 640, 70, accent),
      circle(320, 740, 120, tone(main, 0.16)),
    ),
    soft(
      'M600 520 Q480 380 440 460 Q440 540 600 536 Q760 540 760 460 Q720 380 600 520 Z',
      tone(accent, 0.25),
      12,
    ),
    circle(600, 530, 40, tone(accent, -0.15)),
    rect(680, 680, 180, 34, paper, 14),
  ) +
  soft('M220 600 L560 800 Q600 820 640 800 L980 600 V920 H220 Z', second, 18) +
  line('M240 900 L520 780 M960 900 L680 780', tone(second, -0.18), 8) +
  sparkle(330, 300, 3.6, '#ffffff') +
  sparkle(900, 320, 4.4, '#ffffff');

const tickets = ({ main, second, accent, paper }: Paint): Markup => {
  const ticket = (body: string, motif: Markup) =>
    shape('M180 480 H1020 V570 A50 50 0 0 0 1020 670 V760 H180 V670 A50 50 0 0 0 180 570 Z', body) +
    stitches('M790 500 V740', paper, 8) +
    times(9, (i) => rect(840 + i * 16, 540, i % 3 ? 6 : 10, 160, paper)) +
    motif;
  return (
    turn(-17, 600, 620, ticket(second, circle(330, 620, 70, tone(second, 0.3)))) +
    turn(
      8,
      600,
      660,
      at(
        0,
        60,
        1,
        ticket(
          main,
          circle(330, 620, 92, accent) +
            shape(
              'M330 548 L352 598 L406 602 L364 638 L378 690 L330 662 L282 690 L296 638 L254 602 L308 598 Z',
              paper,
            ) +
            rect(460, 550, 260, 34, paper, 12) +
            rect(460, 610, 190, 20, tone(main, 0.5), 10) +
            rect(460, 660, 230, 20, tone(main, 0.5), 10),
        ),
      ),
    )
  );
};

export const paperGoods = {
  notebooks: drawing(notebooks, 'flat', 340, [500, 500, 2], [800, 820, 2.2]),
  comics: drawing(comics, 'flat', 330, [540, 620, 2], [560, 400, 2.3]),
  tickets: drawing(tickets, 'flat', 400, [420, 660, 2], [880, 700, 2.1]),
  'gift-card': drawing(giftCard, 'flat', 400, [600, 540, 2], [780, 660, 2.2]),
};
