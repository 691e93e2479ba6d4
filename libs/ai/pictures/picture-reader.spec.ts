import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { SourceReaderProcesses } from '../../../test/support/app/source-reader-processes.js';
import { photo, pngClaiming, truncatedJpeg } from '../../../test/support/files/images.js';
import { PictureReader } from './picture-reader.js';
import type { PictureReading } from './picture-reading.js';
import { PictureReaderBusy, PictureUnread } from './pictures.errors.js';
import { ReaderProcesses } from './reader-processes.js';

const LONG = 60_000;

class Processes extends SourceReaderProcesses {
  override patienceMs = LONG;
  override idleMs = LONG;
  override niceness = 0;
}

const screenshot = (file: string) => readFile(`test/screenshots/files/${file}`);
/** The part of a screenshot that shows the price. */
const priceTag = async () =>
  sharp(await screenshot('01-facebook-phone.png'))
    .extract({ left: 0, top: 880, width: 200, height: 60 })
    .png()
    .toBuffer();
const small = () => photo(60, 40).png().toBuffer();
const textOf = ({ lines }: PictureReading) => lines.map(({ text }) => text).join('\n');

const readers: PictureReader[] = [];
/** A reader with processes of its own. */
function newReader() {
  const processes = new Processes();
  const reader = new PictureReader(processes);
  readers.push(reader);
  return { processes, reader };
}
/** For whoever does not end its process. */
const shared = newReader();

const readsOn = async ({ reader } = shared) =>
  expect(textOf(await reader.read(await priceTag(), 'screenshot'))).toContain('$45');

afterEach(() => {
  shared.processes.begun[0]?.kill('SIGCONT');
});
afterAll(() => {
  for (const reader of readers) reader.onApplicationShutdown();
});

describe('The reader of pictures', () => {
  const { reader } = shared;

  it('reads what is written, where it stands, and how large', async () => {
    const reading = await reader.read(await screenshot('01-facebook-phone.png'), 'screenshot');
    expect(textOf(reading)).toContain('IKEA Kallax shelf unit, white');
    const [title, price] = ['IKEA', '$45'].map((start) =>
      reading.lines.find(({ text }) => text.startsWith(start)),
    );
    expect(title && price && title.top < price.top).toBe(true);
    expect(title?.words.map(({ text }) => text)).toContain('Kallax');
  });

  it('reads light letters on a dark ground', async () => {
    const reading = await reader.read(await screenshot('02-facebook-phone.jpg'), 'screenshot');
    expect(textOf(reading)).toContain('Trek FX 2 hybrid bike');
  });

  it('finds nothing to read on a plain photo, and its colours', async () => {
    const red = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#eee"/><rect x="200" y="100" width="500" height="400" rx="60" fill="#b3161f"/></svg>',
    );
    const reading = await reader.read(await sharp(red).jpeg().toBuffer(), 'photo');
    expect(reading).toMatchObject({ lines: [], colours: ['red'] });
  });

  it('reads all pictures by one process, which gives way to the server', async () => {
    const own = newReader();
    own.processes.niceness = new ReaderProcesses().niceness;
    const file = await priceTag();
    const readings = await Promise.all([1, 2, 3].map(() => own.reader.read(file, 'screenshot')));
    expect(readings.map(textOf).every((text) => text.includes('$45'))).toBe(true);
    expect(own.processes.begun).toHaveLength(1);
    expect(getPriority(own.processes.begun[0]?.pid as number)).toBeGreaterThan(getPriority());
  });

  it('gives its memory back when there has been nothing to read for a while', async () => {
    const own = newReader();
    own.processes.idleMs = 1;
    await own.reader.read(await small(), 'photo');
    const [child] = own.processes.begun;
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await own.reader.read(await small(), 'photo');
    expect(own.processes.begun).toHaveLength(2);
  });

  it('ends with the server', async () => {
    const own = newReader();
    await own.reader.read(await small(), 'photo');
    const [child] = own.processes.begun;
    const exit = once(child as NonNullable<typeof child>, 'exit');
    own.reader.onApplicationShutdown();
    expect(await exit).toEqual([null, 'SIGKILL']);
    await expect(own.reader.read(Buffer.alloc(9), 'photo')).rejects.toThrow(PictureReaderBusy);
  });

  it('ends by itself when the server has died', async () => {
    const own = newReader();
    await own.reader.read(await small(), 'photo');
    const [child] = own.processes.begun;
    const exit = once(child as NonNullable<typeof child>, 'exit');
    child?.disconnect();
    expect(await exit).toEqual([0, null]);
  });
});

describe('A picture that cannot be read', () => {
  it.each([
    ['a bomb', () => pngClaiming(50_000, 50_000), 'media.image-dimensions'],
    ['half a picture', truncatedJpeg, 'media.image-unreadable'],
    ['no picture', () => Buffer.from('hello'), 'media.image-type'],
    ['nothing', () => Buffer.alloc(0), 'media.image-type'],
  ])('because it is %s is refused, and the next one read by the same process', async (_, file, code) => {
    await expect(shared.reader.read(await file(), 'screenshot')).rejects.toMatchObject({ code });
    await readsOn();
    expect(shared.processes.begun).toHaveLength(1);
  });

  it('in time costs the process its life, and nobody else a picture', async () => {
    const own = newReader();
    own.processes.patienceMs = 200;
    const late = own.reader.read(await small(), 'photo');
    own.processes.begun[0]?.kill('SIGSTOP');
    await expect(late).rejects.toThrow(PictureUnread);
    expect(own.processes.begun[0]?.signalCode).toBe('SIGKILL');
    own.processes.patienceMs = LONG;
    await readsOn(own);
    expect(own.processes.begun).toHaveLength(2);
  });

  it('since the process died over it fails alone', async () => {
    const own = newReader();
    const file = await small();
    const [lost, next] = [own.reader.read(file, 'photo'), readsOn(own)];
    own.processes.begun[0]?.kill('SIGKILL');
    await expect(lost).rejects.toMatchObject({ code: 'ai.picture-unread', kind: 'unavailable' });
    await next;
  });

  it('since it cannot even begin', async () => {
    const own = newReader();
    own.processes.begin = () => {
      const child = new Processes().begin();
      child.kill('SIGKILL');
      return child;
    };
    await expect(own.reader.read(Buffer.alloc(9), 'photo')).rejects.toThrow(PictureUnread);
  });

  it('before others are done waits, unless twenty do', async () => {
    await readsOn();
    shared.processes.begun[0]?.kill('SIGSTOP');
    const file = await small();
    const reads = Array.from({ length: 24 }, () => shared.reader.read(file, 'photo'));
    const outcomes = Promise.allSettled(reads);
    await expect(reads.at(-1)).rejects.toThrow(PictureReaderBusy);
    shared.processes.begun[0]?.kill('SIGCONT');
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
  });

  it('because nobody waits for it any more is not read', async () => {
    await readsOn();
    shared.processes.begun[0]?.kill('SIGSTOP');
    const file = await small();
    const leaves = new AbortController();
    const [first, left] = [
      shared.reader.read(file, 'photo'),
      shared.reader.read(file, 'photo', leaves.signal),
    ];
    leaves.abort();
    shared.processes.begun[0]?.kill('SIGCONT');
    await first;
    await expect(left).rejects.toThrow('aborted');
  });
});
