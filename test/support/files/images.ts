import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with soft shapes, so that it compresses and compares like a photograph. */
export function photo(width = 640, height = 480, seed = 1): Sharp {
  const shapes = Array.from({ length: 12 }, (_, n) => {
    const spot = (salt: number) => ((n + 1) * (seed + salt) * 7919) % 100;
    return `<circle cx="${spot(1)}%" cy="${spot(2)}%" r="${10 + spot(3) / 5}%" fill="hsl(${spot(4) * 3.6} 60% 50%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#e8e0d0' });
}

/** A JPEG lying on its side, as phones save portraits, that says where it was taken. */
export const rotatedJpegWithGps = (): Promise<Buffer> =>
  photo(640, 480)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 51/1 24/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '2/1 21/1 3/1',
      },
    })
    .jpeg()
    .toBuffer();

export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all([1, 2, 3].map((seed) => photo(120, 90, seed).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

export const truncatedJpeg = async (): Promise<Buffer> => {
  const whole = await photo().jpeg().toBuffer();
  return whole.subarray(0, Math.floor(whole.length / 2));
};

/** A PNG whose header claims any size while its pixels are a handful of bytes. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

export const executable = (): Buffer =>
  Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(4096)]);

export const svgWithScript = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
