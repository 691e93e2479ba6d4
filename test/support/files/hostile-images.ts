import sharp from 'sharp';
import { photo, pngClaiming } from './images.js';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
export const FORMATS: readonly Format[] = ['jpeg', 'png', 'webp', 'gif', 'avif'];

export const pictureOf = (format: Format): Promise<Buffer> =>
  photo(320, 240).toFormat(format, { effort: 1 }).toBuffer();

/** The first `share` of a file. */
export const cut = async (format: Format, share: number): Promise<Buffer> => {
  const whole = await pictureOf(format);
  return whole.subarray(0, Math.floor(whole.length * share));
};

/** A small picture whose header claims another size. */
export async function claiming(format: Format, width: number, height: number): Promise<Buffer> {
  if (format === 'png') return pngClaiming(width, height);
  const file = Buffer.from(await pictureOf(format));
  CLAIMS[format](file, width, height);
  return file;
}

const CLAIMS: Readonly<
  Record<Exclude<Format, 'png'>, (file: Buffer, width: number, height: number) => void>
> = {
  jpeg: (file, width, height) => {
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(height, frame + 5);
    file.writeUInt16BE(width, frame + 7);
  },
  webp: (file, width, height) => {
    const key = file.indexOf('VP8 ');
    file.writeUInt16LE(width, key + 14);
    file.writeUInt16LE(height, key + 16);
  },
  gif: (file, width, height) => {
    const frame = file.indexOf(Buffer.from('2c00000000', 'hex'));
    for (const at of [6, frame + 5]) {
      file.writeUInt16LE(width, at);
      file.writeUInt16LE(height, at + 2);
    }
  },
  avif: (file, width, height) => {
    const size = file.indexOf('ispe');
    file.writeUInt32BE(width, size + 8);
    file.writeUInt32BE(height, size + 12);
  },
};

const GIF_FRAME = Buffer.concat([
  Buffer.from('21f90400010000002c', 'hex'),
  Buffer.alloc(4),
  Buffer.from('0100010000', 'hex'),
  Buffer.from('02024401', 'hex'),
  Buffer.from([0]),
]);

/** A GIF of many frames, on a canvas of any size. */
export const gifOfFrames = (frames: number, width: number, height: number): Buffer => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => GIF_FRAME), Buffer.from(';')]);
};

/** A JPEG with a segment of one's own right behind its beginning. */
export async function jpegWithSegment(marker: number, content: Buffer): Promise<Buffer> {
  const file = await pictureOf('jpeg');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, content, file.subarray(2)]);
}

export const jpegWithOrientation = (orientation: number): Promise<Buffer> =>
  photo(60, 40)
    .withExif({ IFD0: { Orientation: String(orientation) } })
    .jpeg()
    .toBuffer();

/** A long strip. */
export const strip = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
