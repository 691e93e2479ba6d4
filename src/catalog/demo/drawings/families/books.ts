import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { writing } from '../props.js';
import { circle, hoop, line, type Markup, rect, ring, shape, soft, turn } from '../svg.js';

const bookStack = ({ main, second, accent, paper, random }: Paint): Markup => {
  const covers = random.shuffle([main, second, accent, tone(main, 0.4), tone(second, 0.28)]);
  return covers
    .map((cover, i) => {
      const width = 560 - ((i * 67) % 130);
      const x = 600 - width / 2 + (((i * 53) % 90) - 45);
      const y = 840 - i * 124;
      return (
        rect(x, y, width, 116, cover, 18) +
        rect(x + width - 60, y + 14, 60, 88, paper, 6) +
        line(
          `M${x + width - 54} ${y + 36} H${x + width} M${x + width - 54} ${y + 58} H${x + width} M${x + width - 54} ${y + 80} H${x + width}`,
          tone(paper, -0.16),
          5,
        ) +
        rect(x, y + 88, width - 60, 28, tone(cover, -0.14), 14) +
        rect(x + 40, y, 18, 116, tone(cover, 0.3)) +
        rect(x + 100, y + 40, width * 0.42, 18, tone(cover, 0.55), 9) +
        rect(x + 100, y + 68, width * 0.22, 10, tone(cover, 0.4), 5)
      );
    })
    .join('');
};

const textbook = ({ main, second, accent, paper }: Paint): Markup =>
  turn(
    -6,
    600,
    600,
    rect(366, 270, 500, 680, paper, 12),
    line('M856 300 V930 M842 300 V936', tone(paper, -0.16), 5),
    rect(330, 240, 500, 690, main, 18),
    rect(330, 240, 66, 690, tone(main, -0.22), 18),
    ring(615, 640, 120, accent, 20),
    turn(60, 615, 640, hoop(615, 640, 180, 66, paper, 16)),
    turn(-60, 615, 640, hoop(615, 640, 180, 66, paper, 16)),
    circle(615, 640, 34, accent),
    rect(440, 310, 330, 40, paper, 10),
    rect(440, 370, 220, 28, tone(main, 0.4), 8),
    rect(440, 858, 150, 20, tone(main, 0.4), 8),
    rect(720, 840, 70, 50, second, 8),
  );

const novels = ({ main, second, accent, paper, random }: Paint): Markup => {
  const colours = random.shuffle([
    main,
    second,
    accent,
    tone(main, 0.45),
    tone(second, 0.3),
    paper,
    tone(accent, -0.2),
  ]);
  const upright = colours.slice(0, 6).map((colour, i) => {
    const height = 480 + ((i * 71) % 130);
    const x = 250 + i * 94;
    return (
      rect(x, 950 - height, 88, height, colour, 10) +
      rect(x + 60, 950 - height, 28, height, tone(colour, -0.1), 10) +
      rect(x, 1000 - height, 88, 16, tone(colour, 0.4)) +
      rect(x + 32, 1080 - height, 24, 190, tone(colour, colour === paper ? -0.4 : 0.6), 10) +
      (i % 2 ? circle(x + 44, 890, 20, tone(colour, 0.4)) : rect(x + 20, 880, 48, 14, tone(colour, 0.4), 7))
    );
  });
  const leaning = colours[6] ?? main;
  return (
    upright.join('') +
    turn(
      13,
      880,
      950,
      rect(838, 440, 92, 510, leaning, 10),
      rect(838, 500, 92, 16, tone(leaning, 0.4)),
      rect(872, 590, 24, 190, tone(leaning, 0.6), 10),
    )
  );
};

const openBook = ({ main, accent, paper, random }: Paint): Markup =>
  soft(
    'M150 860 L190 420 Q420 380 600 440 Q780 380 1010 420 L1050 860 Q800 830 600 900 Q400 830 150 860 Z',
    main,
    20,
  ) +
  soft('M180 830 L214 420 Q430 370 600 440 V860 Q400 790 180 830 Z', paper, 8) +
  soft('M1020 830 L986 420 Q770 370 600 440 V860 Q800 790 1020 830 Z', tone(paper, -0.05), 8) +
  shape('M560 424 L600 440 L640 424 L636 846 L600 862 L564 846 Z', tone(paper, -0.14)) +
  turn(
    -3,
    390,
    600,
    writing(260, 480, [230, 250, 210, 250, 180], tone(paper, -0.35), 13),
    rect(260, 630, 250, 130, tone(accent, 0.2), 12),
    circle(330, 695, 40, random.pick([main, accent])),
  ) +
  turn(3, 800, 600, writing(690, 480, [250, 230, 250, 200, 250, 240, 250, 160], tone(paper, -0.35), 13)) +
  shape('M800 396 L850 394 L850 560 L826 536 L802 560 Z', accent);

export const books = {
  'book-stack': drawing(bookStack, 'table', 330, [520, 560, 2], [760, 800, 2.2]),
  textbook: drawing(textbook, 'flat', 300, [600, 600, 1.9], [560, 360, 2.3]),
  novels: drawing(novels, 'table', 390, [460, 640, 1.9], [840, 620, 2.1]),
  'open-book': drawing(openBook, 'flat', 440, [400, 600, 2], [820, 560, 2.1]),
};
