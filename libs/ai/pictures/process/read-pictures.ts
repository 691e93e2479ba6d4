import { DomainError } from '#platform/http/domain-error';
import { legible } from './legible.js';
import { mainColours } from './main-colours.js';
import type { PictureToRead, ReadAnswer } from './reader-messages.js';
import { TextReader } from './text-reader.js';

// A process of its own, begun by `reader-process.ts`: what reading takes in memory goes with it, and what cannot be read is
// ended from outside.
process.once('disconnect', () => process.exit());
const text = TextReader.begin();

async function answerTo({ file, kind }: PictureToRead): Promise<ReadAnswer> {
  try {
    const picture = await legible(Buffer.from(file), kind);
    const lines = await (await text).read(picture.file);
    const { width, height } = picture;
    return { reading: { width, height, lines, colours: await mainColours(picture.small) } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, kind: errorKind, params } = error;
    return { refused: { code, kind: errorKind, params } };
  }
}

process.on('message', async (picture: PictureToRead) => process.send?.(await answerTo(picture)));
