import { afterEach, describe, expect, it } from '@jest/globals';
import { hearsNothing, loudness } from './loudness';
import { clock, formatHere, RECORDING } from './recording';

const knowing = (...known: string[]) => {
  Object.assign(window, { MediaRecorder: { isTypeSupported: (type: string) => known.includes(type) } });
};

describe('a recording', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'MediaRecorder');
  });

  it('is mono, 16 kHz, without echo and noise, in pieces of 250 ms', () => {
    expect(RECORDING).toMatchObject({
      sound: { channelCount: 1, sampleRate: 16_000, echoCancellation: true, noiseSuppression: true },
      chunkMs: 250,
    });
  });

  it('is opus in webm, or what the browser has', () => {
    knowing('audio/mp4', 'audio/webm;codecs=opus');
    expect(formatHere()).toBe('audio/webm;codecs=opus');
    knowing('audio/mp4');
    expect(formatHere()).toBe('audio/mp4');
    knowing();
    expect(formatHere()).toBeUndefined();
  });

  it('is timed in minutes and seconds', () => {
    expect([0, 9.9, 65, 300].map(clock)).toEqual(['00:00', '00:09', '01:05', '05:00']);
  });
});

const tone = (height: number) => Float32Array.from({ length: 1024 }, (_, at) => height * Math.sin(at / 8));

describe('loudness', () => {
  it('is nothing of silence and much of a shout, and grows as people hear it', () => {
    expect(loudness(new Float32Array(1024))).toBe(0);
    expect(loudness([])).toBe(0);
    const levels = [0.001, 0.01, 0.1, 1].map((height) => loudness(tone(height)));
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(levels[0]).toBeLessThan(0.05);
    expect(levels[3]).toBeGreaterThan(0.9);
    expect(loudness(tone(4))).toBe(1);
  });

  it('that never comes is told after three seconds', () => {
    expect(hearsNothing(0.1, 2900)).toBe(false);
    expect(hearsNothing(0.1, 3000)).toBe(true);
    expect(hearsNothing(0.5, 9000)).toBe(false);
  });
});
