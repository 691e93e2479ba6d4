import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tesseract, { type Line, type Worker } from 'tesseract.js';
import type { Box, ReadLine } from '../picture-reading.js';

/** Text stands anywhere on these pictures, not in columns. */
const { OEM, PSM } = tesseract;

const PACKAGED = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));

interface Edges {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const boxOf = ({ x0, y0, x1, y1 }: Edges): Box => ({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 });

const readLine = ({ text, confidence, bbox, words }: Line): ReadLine => ({
  text: text.trim(),
  confidence,
  ...boxOf(bbox),
  words: words.map((word) => ({ text: word.text, confidence: word.confidence, ...boxOf(word.bbox) })),
});

/** Reads English and, but for its accents, Spanish, with the data of the package: nothing is fetched or kept. */
export class TextReader {
  private constructor(private readonly worker: Worker) {}

  static async begin(): Promise<TextReader> {
    const worker = await tesseract.createWorker('eng', OEM.LSTM_ONLY, {
      langPath: join(PACKAGED, '4.0.0_best_int'),
      cacheMethod: 'none',
      gzip: true,
    });
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: '144' });
    return new TextReader(worker);
  }

  async read(file: Buffer): Promise<ReadLine[]> {
    const { data } = await this.worker.recognize(file, {}, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((part) => part.lines));
    return lines
      .map(readLine)
      .filter(({ text }) => text !== '')
      .sort((one, other) => one.top - other.top);
  }
}
