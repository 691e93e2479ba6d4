import { describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { photo } from '../../../../test/support/files/images.js';
import { perceptualHash, placeholder } from './image-fingerprint.js';

const pixels = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true });
const hash = async (image: Sharp) => perceptualHash(await pixels(image));
const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 64, height: 64, channels, background } });

async function differingBits(one: Sharp, other: Sharp): Promise<number> {
  const difference = BigInt.asUintN(64, BigInt(await hash(one)) ^ BigInt(await hash(other)));
  return difference.toString(2).replaceAll('0', '').length;
}

describe('the perceptual hash', () => {
  it('stays close when a picture is shrunk, recompressed and brightened', async () => {
    const again = sharp(await photo(200, 150).modulate({ brightness: 1.1 }).jpeg({ quality: 40 }).toBuffer());
    expect(await differingBits(photo(800, 600), again)).toBeLessThanOrEqual(6);
  });

  it('is far apart for different pictures', async () => {
    expect(await differingBits(photo(640, 480, 1), photo(640, 480, 2))).toBeGreaterThan(12);
  });

  it('fits a signed 64-bit column', async () => {
    const darkToBright = sharp(Buffer.from(Array.from({ length: 72 }, (_, n) => (n % 9) * 28)), {
      raw: { width: 9, height: 8, channels: 1 },
    }).toColourspace('srgb');
    expect(await hash(darkToBright)).toBe('-1');
    expect(await hash(plain('#808080'))).toBe('0');
  });
});

describe('the placeholder', () => {
  it.each([
    ['a photo', photo()],
    ['a transparent picture', photo().ensureAlpha(0.5)],
    [
      'noise',
      sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          noise: { type: 'gaussian', mean: 128, sigma: 90 },
          background: '#000',
        },
      }),
    ],
  ])('of %s is a WebP of at most 16 px in fewer than 200 characters', async (_, image) => {
    const uri = await placeholder(await pixels(image));
    expect(uri.length).toBeLessThan(200);
    const tiny = await sharp(Buffer.from(uri.replace('data:image/webp;base64,', ''), 'base64')).metadata();
    expect(tiny.format).toBe('webp');
    expect(Math.max(tiny.width, tiny.height)).toBeLessThanOrEqual(16);
  });
});
