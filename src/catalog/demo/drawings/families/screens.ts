import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { landscape, writing } from '../props.js';
import { circle, fade, line, type Markup, oval, rect, shape, soft, turn } from '../svg.js';

const glare = (x: number, y: number, width: number, height: number): Markup =>
  fade(0.14, shape(`M${x} ${y} h${width * 0.42} l${-width * 0.3} ${height} h${-width * 0.12} Z`, '#ffffff'));

const laptop = (paint: Paint): Markup => {
  const { steel, second } = paint;
  return (
    rect(270, 330, 660, 450, tone(second, -0.3), 36) +
    landscape('screen', [296, 356, 608, 380], paint) +
    glare(296, 356, 608, 380) +
    circle(600, 344, 6, '#8f9aa8') +
    soft('M270 780 H930 L1040 900 H160 Z', steel, 12) +
    shape('M292 790 H908 L948 840 H252 Z', tone(second, 0.05)) +
    line('M276 822 H924 M288 806 H912', tone(steel, -0.05), 5) +
    soft('M516 858 H684 L700 886 H500 Z', tone(steel, -0.14), 6) +
    rect(148, 898, 904, 34, tone(steel, -0.22), 17) +
    rect(520, 898, 160, 14, tone(steel, -0.42), 7)
  );
};

const phone = (paint: Paint): Markup => {
  const { main, deep } = paint;
  return (
    turn(
      -9,
      470,
      600,
      rect(300, 270, 310, 640, main, 60),
      rect(306, 276, 298, 628, tone(main, 0.12), 56),
      rect(332, 304, 150, 150, tone(main, -0.16), 44),
      circle(374, 346, 30, deep),
      circle(440, 412, 30, deep),
      circle(366, 338, 9, '#8fb2d8'),
      circle(432, 404, 9, '#8fb2d8'),
      circle(440, 346, 12, '#f7e3b0'),
    ) +
    rect(570, 300, 330, 656, deep, 62) +
    landscape('screen', [590, 320, 290, 616], paint, 46) +
    rect(690, 340, 90, 26, deep, 13) +
    rect(650, 430, 170, 26, '#ffffffcc', 13) +
    rect(684, 474, 102, 16, '#ffffff99', 8) +
    glare(590, 330, 290, 600)
  );
};

const tablet = (paint: Paint): Markup => {
  const { second, paper, accent } = paint;
  return (
    turn(
      -6,
      600,
      600,
      rect(190, 320, 780, 580, tone(second, -0.25), 48),
      landscape('screen', [226, 356, 708, 508], paint, 18),
      glare(226, 356, 708, 508),
      line('M300 440 Q380 390 430 470 T600 450', paper, 14),
    ) +
    turn(
      28,
      900,
      760,
      rect(880, 420, 40, 430, paper, 16),
      rect(880, 470, 40, 26, accent),
      shape('M880 846 H920 L900 912 Z', tone(paper, -0.3)),
    )
  );
};

const monitor = (paint: Paint): Markup => {
  const { second, steel } = paint;
  return (
    oval(600, 930, 210, 28, tone(steel, -0.25)) +
    oval(600, 920, 210, 28, steel) +
    soft('M556 760 H644 L656 920 H544 Z', tone(steel, -0.14), 6) +
    rect(170, 270, 860, 520, tone(second, -0.3), 28) +
    landscape('screen', [196, 296, 808, 440], paint, 8) +
    glare(196, 296, 808, 440) +
    rect(640, 350, 310, 210, '#fffaf0', 14) +
    rect(640, 350, 310, 40, tone(steel, 0.2), 14) +
    circle(664, 370, 9, '#e57a62') +
    circle(690, 370, 9, '#efbf5c') +
    circle(716, 370, 9, '#85b87a') +
    writing(668, 416, [220, 180, 240, 130], tone(steel, -0.1), 14) +
    circle(600, 763, 9, '#a9e07a')
  );
};

const eReader = ({ main, paper, steel }: Paint): Markup =>
  turn(
    7,
    600,
    620,
    rect(352, 260, 496, 690, tone(main, -0.3), 44),
    rect(340, 250, 496, 690, main, 44),
    rect(390, 300, 396, 540, tone(paper, -0.03), 10),
    rect(430, 350, 200, 26, '#4d4a48', 8),
    writing(430, 410, [316, 300, 316, 270, 316, 190], '#8b867f', 12),
    writing(430, 584, [300, 316, 280, 316, 308, 140], '#8b867f', 12),
    rect(430, 786, 316, 10, tone(steel, 0.1), 5),
    rect(430, 786, 130, 10, '#4d4a48', 5),
    rect(540, 872, 96, 24, tone(main, -0.25), 12),
  );

const television = (paint: Paint): Markup => {
  const { wood, main, deep, accent } = paint;
  return (
    rect(200, 790, 800, 130, wood, 16) +
    rect(224, 812, 370, 86, tone(wood, -0.18), 8) +
    rect(606, 812, 370, 86, tone(main, 0.05), 8) +
    circle(790, 855, 12, tone(main, -0.4)) +
    line('M260 920 L250 950 M940 920 L950 950', tone(wood, -0.4), 26) +
    line('M460 760 L420 786 M740 760 L780 786', deep, 16) +
    rect(180, 260, 840, 504, deep, 22) +
    landscape('screen', [200, 280, 800, 452], paint, 8) +
    glare(200, 280, 800, 452) +
    rect(280, 836, 130, 40, deep, 8) +
    circle(384, 856, 6, accent)
  );
};

export const screens = {
  laptop: drawing(laptop, 'table', 460, [560, 760, 2], [820, 440, 2.2]),
  phone: drawing(phone, 'flat', 330, [400, 420, 2.2], [740, 700, 2]),
  tablet: drawing(tablet, 'flat', 380, [820, 700, 2], [360, 440, 2.2]),
  monitor: drawing(monitor, 'table', 260, [780, 440, 2], [600, 840, 2.2]),
  'e-reader': drawing(eReader, 'flat', 290, [560, 440, 2.1], [600, 840, 2.3]),
  television: drawing(television, 'room', 420, [420, 780, 2.1], [800, 400, 2]),
};
