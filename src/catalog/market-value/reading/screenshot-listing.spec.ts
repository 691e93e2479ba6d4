import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PictureReader } from '#ai/pictures/picture-reader';
import type { PictureReading } from '#ai/pictures/picture-reading';
import { expected, meanOf, type Score, scoreOf, screenshotFile } from '../../../../test/screenshots/score.js';
import { SourceReaderProcesses } from '../../../../test/support/app/source-reader-processes.js';
import { screenshotListing } from './screenshot-listing.js';

describe('Screenshots of marketplaces', () => {
  const reader = new PictureReader(new SourceReaderProcesses());
  let scores: Score[];
  beforeAll(async () => {
    const readings: PictureReading[] = [];
    // The others by `npm run screenshots:check`: each takes most of a second.
    const apart = expected.filter(({ wanted }) => wanted.apart);
    for (const { file } of apart) readings.push(await reader.read(screenshotFile(file), 'screenshot'));
    scores = apart.map(({ file, wanted }, n) => {
      const reading = readings[n];
      if (!reading) throw new Error(`${file} was not read.`);
      return scoreOf(file, wanted, screenshotListing(reading, 'Vybac'));
    });
  }, 300_000);
  afterAll(() => reader.onApplicationShutdown());

  it('are at least thirty, of every marketplace, a third of them never looked at while the reader was written', () => {
    expect(expected.length).toBeGreaterThanOrEqual(30);
    expect(new Set(expected.map(({ wanted }) => wanted.platform)).size).toBe(11);
    expect(scores.length).toBeGreaterThanOrEqual(expected.length / 3);
  });

  it('tell the price in nine of ten, and the words of the title in eight', () => {
    expect(meanOf(scores, 'price')).toBeGreaterThanOrEqual(0.9);
    expect(meanOf(scores, 'title')).toBeGreaterThanOrEqual(0.8);
    expect(meanOf(scores, 'platform')).toBeGreaterThanOrEqual(0.8);
    expect(meanOf(scores, 'condition')).toBeGreaterThanOrEqual(0.8);
  });
});
