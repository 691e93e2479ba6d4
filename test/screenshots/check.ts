import { PictureReader } from '#ai/pictures/picture-reader';
import { screenshotListing } from '../../src/catalog/market-value/reading/screenshot-listing.js';
import { SourceReaderProcesses } from '../support/app/source-reader-processes.js';
import { expected, meanOf, type Score, scoreOf, screenshotFile } from './score.js';

// `npm run screenshots:check`: how much of the test set is read right, and what is not.
const say = (text: string) => process.stdout.write(`${text}\n`);
const FIELDS = ['price', 'title', 'platform', 'condition'] as const;

const reader = new PictureReader(new SourceReaderProcesses());
const scores: Score[] = [];
const began = performance.now();
for (const { file, wanted } of expected) {
  const read = screenshotListing(await reader.read(screenshotFile(file), 'screenshot'), 'Vybac');
  const score = scoreOf(file, wanted, read);
  scores.push(score);
  if (FIELDS.some((field) => Number(score[field]) < 1)) say(`${file} ${JSON.stringify(read)}`);
}
const each = (performance.now() - began) / scores.length;
reader.onApplicationShutdown();

const share = new Intl.NumberFormat('en', { style: 'percent' });
const line = (of: readonly Score[]) =>
  `${of.length}: ${FIELDS.map((field) => `${field} ${share.format(meanOf(of, field))}`).join(', ')}`;
say(`all ${line(scores)}`);
say(`never looked at ${line(scores.filter(({ apart }) => apart))}`);
say(`${Math.round(each)} ms a screenshot`);
