import { readFileSync } from 'node:fs';
import { plainWords } from '#contract/search/plain-words';
import type { ScreenshotListing } from '../../src/catalog/market-value/reading/screenshot-listing.js';

export interface Expected {
  title: string;
  platform: string;
  price: number;
  condition: string | null;
  /** The reader was not written from it. */
  apart: boolean;
}

/** What has to be read, by the file it stands in. */
export const expected = Object.entries(
  JSON.parse(readFileSync('test/screenshots/expected.json', 'utf8')) as Record<string, Expected>,
).map(([file, wanted]) => ({ file, wanted }));

export const screenshotFile = (file: string): Buffer => readFileSync(`test/screenshots/files/${file}`);

export interface Score {
  file: string;
  apart: boolean;
  price: boolean;
  /** The share of the title's words that were read. */
  title: number;
  platform: boolean;
  condition: boolean;
}

export function scoreOf(file: string, wanted: Expected, read: ScreenshotListing): Score {
  const words = plainWords(wanted.title);
  const found = new Set(plainWords(read.title?.value ?? ''));
  return {
    file,
    apart: wanted.apart,
    price: read.price?.value === wanted.price,
    title: words.filter((word) => found.has(word)).length / words.length,
    platform: (read.platform?.value ?? null) === (wanted.platform === 'vybac' ? 'own' : wanted.platform),
    condition: (read.condition?.value ?? null) === wanted.condition,
  };
}

/** Of 0 to 1. */
export const meanOf = (scores: readonly Score[], of: 'price' | 'title' | 'platform' | 'condition'): number =>
  scores.reduce((sum, score) => sum + Number(score[of]), 0) / scores.length;
