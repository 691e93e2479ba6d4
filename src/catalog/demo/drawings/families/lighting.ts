import { tone } from '../colour.js';
import { drawing, type Paint } from '../drawing.js';
import { circle, clip, fade, line, type Markup, oval, rect, ring, shape, soft, times, turn } from '../svg.js';

const deskLamp = ({ main, accent, steel }: Paint): Markup =>
  fade(0.5, shape('M300 470 L560 560 L640 950 H150 Z', tone('#f7d987', 0.35))) +
  rect(560, 910, 320, 48, tone(main, -0.2), 24) +
  rect(560, 910, 320, 26, tone(main, 0.08), 13) +
  line('M740 910 L860 610', tone(steel, -0.14), 26) +
  line('M860 610 L560 330', tone(steel, 0.05), 26) +
  line('M838 618 L600 392', tone(steel, -0.3), 8) +
  circle(860, 610, 38, main) +
  circle(860, 610, 15, accent) +
  circle(424, 500, 62, '#fff3cf') +
  turn(
    24,
    470,
    400,
    soft('M410 300 H530 Q620 360 640 470 H300 Q320 360 410 300 Z', main, 22),
    shape('M480 278 H534 Q642 350 664 492 H560 Q560 360 480 278 Z', tone(main, -0.12)),
    rect(430, 244, 80, 60, tone(main, -0.25), 20),
  ) +
  circle(560, 330, 24, accent);

const tableLamp = ({ main, second, accent, paper }: Paint): Markup =>
  fade(0.5, oval(600, 560, 400, 330, tone('#f7dd94', 0.4))) +
  rect(580, 560, 40, 160, tone(accent, -0.15)) +
  soft('M520 690 H680 Q760 820 700 930 H500 Q440 820 520 690 Z', main, 16) +
  shape('M620 676 H690 Q778 830 712 946 H640 Q700 820 620 676 Z', tone(main, -0.12)) +
  line('M474 800 H728', tone(main, 0.25), 16) +
  rect(470, 920, 260, 36, second, 18) +
  soft('M480 250 H720 L830 580 H370 Z', paper, 20) +
  shape('M640 232 H732 L846 598 H690 Z', tone(paper, -0.06)) +
  shape('M386 518 L356 600 H844 L814 518 Z', accent) +
  line('M690 600 V690', tone(second, 0.2), 7) +
  circle(690, 696, 13, second);

const floorMirror = ({ main, wood }: Paint): Markup =>
  line('M420 400 L350 950 M780 400 L850 950', tone(wood, -0.38), 28) +
  soft('M400 930 V460 Q400 240 600 240 Q800 240 800 460 V930 Z', main, 20) +
  clip(
    'glass',
    shape('M420 920 V460 Q420 262 600 262 Q780 262 780 460 V920 Z', '#000'),
    rect(400, 240, 400, 700, '#c9dde4'),
    shape('M400 760 L800 380 V540 L400 920 Z', '#dfecf0'),
    shape('M400 560 L700 260 H760 L400 620 Z', '#e9f3f5'),
    oval(600, 980, 260, 110, tone('#c9dde4', -0.14)),
  );

const fairyLights = ({ accent, main, leaf }: Paint): Markup => {
  const bulbs = [
    [220, 390],
    [330, 494],
    [455, 540],
    [590, 500],
    [720, 420],
    [860, 400],
    [975, 470],
    [300, 720],
    [420, 806],
    [560, 840],
    [700, 790],
    [830, 706],
    [950, 690],
  ] as const;
  const wire = 'M170 330 Q300 520 460 512 T760 370 T1030 470 Q1040 620 880 650 T560 800 T210 640';
  return (
    line(wire, tone(leaf, -0.4), 12) +
    bulbs
      .map(
        ([x, y], i) =>
          fade(0.35, circle(x, y + 20, 76, i % 3 === 2 ? tone(main, 0.5) : tone(accent, 0.6))) +
          rect(x - 18, y - 44, 36, 42, tone(leaf, -0.4), 10) +
          soft(`M${x} ${y - 6} q38 34 0 80 q-38 -46 0 -80 Z`, i % 3 === 2 ? main : tone(accent, 0.25), 9),
      )
      .join('')
  );
};

const rug = ({ main, second, accent, paper }: Paint): Markup =>
  times(16, (i) => line(`M${332 + i * 36} 236 V964`, paper, 10)) +
  rect(310, 270, 580, 660, main, 14) +
  rect(346, 306, 508, 588, paper, 8) +
  rect(362, 322, 476, 556, tone(main, -0.1), 6) +
  times(3, (row) => {
    const y = 420 + row * 180;
    return (
      shape(`M600 ${y - 90} L720 ${y} L600 ${y + 90} L480 ${y} Z`, accent) +
      shape(`M600 ${y - 52} L668 ${y} L600 ${y + 52} L532 ${y} Z`, second) +
      circle(600, y, 18, paper) +
      shape(`M374 ${y - 70} L452 ${y} L374 ${y + 70} Z M826 ${y - 70} L748 ${y} L826 ${y + 70} Z`, second)
    );
  });

const alarmClock = ({ main, second, accent, paper }: Paint): Markup =>
  turn(-34, 430, 360, shape('M330 370 A100 100 0 0 1 530 370 Z', accent)) +
  turn(34, 770, 360, shape('M670 370 A100 100 0 0 1 870 370 Z', accent)) +
  line('M600 300 V360', second, 30) +
  circle(600, 290, 34, second) +
  line('M420 850 L360 940 M780 850 L840 940', second, 44) +
  circle(600, 640, 300, main) +
  shape('M600 340 A300 300 0 0 1 600 940 Q760 640 600 340 Z', tone(main, -0.08)) +
  circle(600, 640, 236, paper) +
  times(12, (i) => turn(i * 30, 600, 640, rect(593, 426, 14, i % 3 ? 26 : 46, second, 7))) +
  ring(600, 640, 236, tone(paper, -0.12), 10) +
  line('M600 640 L512 560', second, 26) +
  line('M600 640 L690 500', second, 18) +
  line('M600 640 L600 790', accent, 9) +
  circle(600, 640, 24, accent);

export const lighting = {
  'desk-lamp': drawing(deskLamp, 'table', 320, [470, 400, 2], [800, 680, 2.2]),
  'table-lamp': drawing(tableLamp, 'table', 270, [600, 420, 1.9], [600, 800, 2.3]),
  'floor-mirror': drawing(floorMirror, 'room', 290, [600, 400, 2], [480, 840, 2.4]),
  'fairy-lights': drawing(fairyLights, 'room', 0, [420, 520, 2], [760, 740, 2.2]),
  rug: drawing(rug, 'hung', 0, [600, 420, 2], [480, 820, 2.3]),
  'alarm-clock': drawing(alarmClock, 'table', 300, [600, 600, 2], [600, 350, 2.1]),
};
