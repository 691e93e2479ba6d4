import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** Decoded pixels, 8 bits a channel, sRGB with or without alpha. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

export const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const opaque = (pixels: Pixels): Sharp => fromPixels(pixels).flatten({ background: 'white' });

/**
 * 64-bit difference hash: one bit for each of 8 × 8 places, set where the picture gets brighter to the right. Few
 * differing bits mean look-alikes. Signed, as a PostgreSQL bigint holds it, in decimal.
 */
export async function perceptualHash(pixels: Pixels): Promise<string> {
  const grey = await opaque(pixels).resize(9, 8, { fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column;
      bits = (bits << 1n) | BigInt(Number(grey.readUInt8(at) < grey.readUInt8(at + 1)));
    }
  return BigInt.asIntN(64, bits).toString();
}

const PLACEHOLDER_LENGTH = 200;
const PLACEHOLDERS = [
  { side: 16, quality: 40 },
  { side: 12, quality: 20 },
  { side: 8, quality: 10 },
];

/** A data: URI of at most 16 px a side to show while the picture loads; the finest that stays below 200 characters. */
export async function placeholder(pixels: Pixels): Promise<string> {
  let uri = '';
  for (const { side, quality } of PLACEHOLDERS) {
    const tiny = fromPixels(pixels).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const webp = await tiny.webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer();
    uri = `data:image/webp;base64,${webp.toString('base64')}`;
    if (uri.length < PLACEHOLDER_LENGTH) break;
  }
  return uri;
}
