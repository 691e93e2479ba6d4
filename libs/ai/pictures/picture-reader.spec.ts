import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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
const textOf = ({ lines }: PictureReading) => lines.map(({ text }) => text).join('\n');

describe('The reader of pictures', () => {
  let processes: Processes;
  let reader: PictureReader;
  beforeEach(() => {
    processes = new Processes();
    reader = new PictureReader(processes);
  });
  afterEach(() => reader.onApplicationShutdown());

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
    const { default: sharp } = await import('sharp');
    const reading = await reader.read(await sharp(red).jpeg().toBuffer(), 'photo');
    expect(reading).toMatchObject({ lines: [], colours: ['red'] });
  });

  it('reads all pictures by one process, which gives way to the server', async () => {
    processes.niceness = new ReaderProcesses().niceness;
    const file = await screenshot('01-facebook-phone.png');
    const readings = await Promise.all([1, 2, 3].map(() => reader.read(file, 'screenshot')));
    expect(readings.map(textOf).every((text) => text.includes('$45'))).toBe(true);
    expect(processes.begun).toHaveLength(1);
    expect(getPriority(processes.begun[0]?.pid as number)).toBeGreaterThan(getPriority());
  });

  it('gives its memory back when there has been nothing to read for a while', async () => {
    processes.idleMs = 1;
    await reader.read(await photo(60, 40).png().toBuffer(), 'photo');
    const [child] = processes.begun;
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await reader.read(await photo(60, 40).png().toBuffer(), 'photo');
    expect(processes.begun).toHaveLength(2);
  });

  it('ends with the server', async () => {
    await reader.read(await photo(60, 40).png().toBuffer(), 'photo');
    const [child] = processes.begun;
    const exit = once(child as NonNullable<typeof child>, 'exit');
    reader.onApplicationShutdown();
    expect(await exit).toEqual([null, 'SIGKILL']);
    await expect(reader.read(Buffer.alloc(9), 'photo')).rejects.toThrow(PictureReaderBusy);
  });

  it('ends by itself when the server has died', async () => {
    await reader.read(await photo(60, 40).png().toBuffer(), 'photo');
    const [child] = processes.begun;
    const exit = once(child as NonNullable<typeof child>, 'exit');
    child?.disconnect();
    expect(await exit).toEqual([0, null]);
  });
});

describe('A picture that cannot be read', () => {
  let processes: Processes;
  let reader: PictureReader;
  beforeEach(async () => {
    processes = new Processes();
    reader = new PictureReader(processes);
    await reader.read(await photo(60, 40).png().toBuffer(), 'photo');
  });
  afterEach(() => reader.onApplicationShutdown());

  const readsOn = async () =>
    expect(textOf(await reader.read(await screenshot('01-facebook-phone.png'), 'screenshot'))).toContain(
      '$45',
    );

  it.each([
    ['a bomb', () => pngClaiming(50_000, 50_000), 'media.image-dimensions'],
    ['half a picture', truncatedJpeg, 'media.image-unreadable'],
    ['no picture', () => Buffer.from('hello'), 'media.image-type'],
    ['nothing', () => Buffer.alloc(0), 'media.image-type'],
  ])('because it is %s is refused, and the next one read by the same process', async (_, file, code) => {
    await expect(reader.read(await file(), 'screenshot')).rejects.toMatchObject({ code });
    await readsOn();
    expect(processes.begun).toHaveLength(1);
  });

  it('in time costs the process its life, and nobody else a picture', async () => {
    processes.begun[0]?.kill('SIGSTOP');
    processes.patienceMs = 200;
    const file = await photo(60, 40).png().toBuffer();
    await expect(reader.read(file, 'photo')).rejects.toThrow(PictureUnread);
    expect(processes.begun[0]?.signalCode).toBe('SIGKILL');
    processes.patienceMs = LONG;
    await readsOn();
    expect(processes.begun).toHaveLength(2);
  });

  it('since the process died over it fails alone', async () => {
    processes.begun[0]?.kill('SIGSTOP');
    const file = await photo(60, 40).png().toBuffer();
    const [lost, next] = [reader.read(file, 'photo'), readsOn()];
    processes.begun[0]?.kill('SIGKILL');
    await expect(lost).rejects.toMatchObject({ code: 'ai.picture-unread', kind: 'unavailable' });
    await next;
  });

  it('since it cannot even begin', async () => {
    processes.begun[0]?.kill('SIGKILL');
    await once(processes.begun[0] as NonNullable<(typeof processes.begun)[0]>, 'exit');
    processes.begin = () => {
      const child = new Processes().begin();
      child.kill('SIGKILL');
      return child;
    };
    await expect(reader.read(Buffer.alloc(9), 'photo')).rejects.toThrow(PictureUnread);
  });

  it('before others are done waits, unless twenty do', async () => {
    processes.begun[0]?.kill('SIGSTOP');
    const file = await photo(60, 40).png().toBuffer();
    const reads = Array.from({ length: 24 }, () => reader.read(file, 'photo'));
    const outcomes = Promise.allSettled(reads);
    await expect(reads.at(-1)).rejects.toThrow(PictureReaderBusy);
    processes.begun[0]?.kill('SIGCONT');
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
  });

  it('because nobody waits for it any more is not read', async () => {
    processes.begun[0]?.kill('SIGSTOP');
    const file = await photo(60, 40).png().toBuffer();
    const leaves = new AbortController();
    const [first, left] = [reader.read(file, 'photo'), reader.read(file, 'photo', leaves.signal)];
    leaves.abort();
    processes.begun[0]?.kill('SIGCONT');
    await first;
    await expect(left).rejects.toThrow('aborted');
  });
});
