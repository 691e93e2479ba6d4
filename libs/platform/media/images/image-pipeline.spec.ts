import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  animatedGif,
  executable,
  photo,
  pngClaiming,
  rotatedJpegWithGps,
  svgWithScript,
  truncatedJpeg,
} from '../../../../test/support/files/images.js';
import { jpegOf, processImage } from './image-pipeline.js';

const LIMITS = { maxMb: 10 };
const sizeOf = async (file: Buffer) => {
  const { format, width, height } = await sharp(file).metadata();
  return `${format} ${width}x${height}`;
};

describe('the image pipeline', () => {
  it('makes card, detail and full WebP files of a large photo', async () => {
    const image = await processImage(await photo(4000, 3000).jpeg().toBuffer(), LIMITS);
    expect(await sizeOf(image.variants.card)).toBe('webp 480x360');
    expect(await sizeOf(image.variants.detail)).toBe('webp 1200x900');
    expect(await sizeOf(image.variants.full)).toBe('webp 2048x1536');
    expect(image).toMatchObject({ width: 2048, height: 1536 });
  });

  it('never enlarges', async () => {
    const { variants, width, height } = await processImage(await photo(600, 900).png().toBuffer(), LIMITS);
    expect(await sizeOf(variants.card)).toBe('webp 320x480');
    expect(await sizeOf(variants.detail)).toBe('webp 600x900');
    expect([width, height]).toEqual([600, 900]);
  });

  it('turns a phone portrait upright and forgets where it was taken', async () => {
    const original = await rotatedJpegWithGps();
    expect((await sharp(original).metadata()).exif?.includes('Camera')).toBe(true);
    const { variants, width, height } = await processImage(original, LIMITS);
    expect([width, height]).toEqual([480, 640]);
    for (const file of Object.values(variants)) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(file.includes('Camera')).toBe(false);
    }
  });

  it('takes PNG, WebP, AVIF and the first frame of an animated GIF', async () => {
    const files = [
      await photo().png().toBuffer(),
      await photo().webp().toBuffer(),
      await photo().avif({ effort: 0 }).toBuffer(),
    ];
    for (const file of files)
      expect(await sizeOf((await processImage(file, LIMITS)).variants.full)).toBe('webp 640x480');
    const { full } = (await processImage(await animatedGif(), LIMITS)).variants;
    expect(await sharp(full).metadata()).toMatchObject({ width: 120, height: 90, format: 'webp' });
    expect((await sharp(full).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    ['a CMYK JPEG', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['a 16-bit PNG', () => photo().toColourspace('rgb16').png().toBuffer()],
    ['a grey PNG', () => photo().greyscale().png().toBuffer()],
  ])('brings %s to 8-bit sRGB', async (_, build) => {
    const { variants, perceptualHash } = await processImage(await build(), LIMITS);
    expect(await sharp(variants.full).metadata()).toMatchObject({
      space: 'srgb',
      depth: 'uchar',
      channels: 3,
    });
    expect(perceptualHash).toMatch(/^-?\d+$/);
  });

  it('keeps the colours of a CMYK JPEG close to what they were', async () => {
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c03020' } });
    const { variants } = await processImage(await red.toColourspace('cmyk').jpeg().toBuffer(), LIMITS);
    const [r = 0, g = 0, b = 0] = (await sharp(variants.full).stats()).channels.map(({ mean }) => mean);
    expect([r > 160 && r < 224, g > 16 && g < 96, b < 80]).toEqual([true, true, true]);
  });

  it('keeps transparency', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff000080' } });
    const { variants } = await processImage(await clear.png().toBuffer(), LIMITS);
    expect((await sharp(variants.full).metadata()).hasAlpha).toBe(true);
  });

  it('takes a single pixel', async () => {
    const { width, height, variants } = await processImage(await photo(1, 1).png().toBuffer(), LIMITS);
    expect([width, height]).toEqual([1, 1]);
    expect(await sizeOf(variants.card)).toBe('webp 1x1');
  });

  it('takes a banner of one pixel height', async () => {
    const { width, height } = await processImage(await photo(16_000, 1).png().toBuffer(), LIMITS);
    expect([width, height]).toEqual([2048, 1]);
  });
});

describe('a picture that others are shown', () => {
  const SHOWN = { side: 300, quality: 80 };

  it('is a JPEG, upright, no larger than they want, and on white', async () => {
    expect(await sizeOf(await jpegOf(await rotatedJpegWithGps(), SHOWN))).toBe('jpeg 225x300');
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#ff000000' } });
    const shown = await jpegOf(await clear.png().toBuffer(), SHOWN);
    expect(await sizeOf(shown)).toBe('jpeg 40x40');
    expect((await sharp(shown).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([
      255, 255, 255,
    ]);
  });

  it.each([
    ['half a JPEG', truncatedJpeg, 'media.image-unreadable'],
    ['a header alone', () => pngClaiming(3000, 3000), 'media.image-unreadable'],
    ['of too many pixels', () => pngClaiming(7072, 7072), 'media.image-dimensions'],
    ['no picture', () => Buffer.from('hello'), 'media.image-type'],
  ])('is refused where it is %s', async (_, build, code) => {
    await expect(jpegOf(await build(), SHOWN)).rejects.toMatchObject({ code });
  });
});

describe('what the image pipeline refuses', () => {
  it.each([
    ['a renamed executable', executable],
    ['an SVG with a script', svgWithScript],
    [
      'an SVG behind an XML header',
      () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svgWithScript()]),
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['plain text', () => Buffer.from('hello')],
    ['nothing at all', () => Buffer.alloc(0)],
  ])('is %s', async (_, build) => {
    await expect(processImage(build(), LIMITS)).rejects.toMatchObject({
      code: 'media.image-type',
      kind: 'unsupported',
    });
  });

  it('is a file above the limit, which the error names', async () => {
    const refusal = { code: 'media.image-too-large', kind: 'too-large', params: { maxMb: 10 } };
    await expect(processImage(Buffer.alloc(30 * 1024 * 1024), LIMITS)).rejects.toMatchObject(refusal);
  });

  it('is a 50,000 × 50,000 PNG, without the memory for it', async () => {
    const before = process.memoryUsage().rss;
    await expect(processImage(pngClaiming(50_000, 50_000), LIMITS)).rejects.toMatchObject({
      code: 'media.image-dimensions',
      params: { maxSide: 16_000, maxMegapixels: 50 },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it.each([
    [16_001, 10],
    [10, 16_001],
    [7072, 7072],
  ])('is %i × %i', async (width, height) => {
    const code = 'media.image-dimensions';
    await expect(processImage(pngClaiming(width, height), LIMITS)).rejects.toMatchObject({ code });
  });

  it('is a header without the pixels it promises', async () => {
    const code = 'media.image-unreadable';
    await expect(processImage(pngClaiming(3000, 3000), LIMITS)).rejects.toMatchObject({ code });
    await expect(processImage(pngClaiming(0, 0), LIMITS)).rejects.toMatchObject({ code });
  });

  it('is a truncated JPEG, PNG or WebP', async () => {
    const [png, webp] = [await photo().png().toBuffer(), await photo().webp().toBuffer()];
    const halves = [await truncatedJpeg(), ...[png, webp].map((file) => file.subarray(0, file.length / 2))];
    for (const half of halves)
      await expect(processImage(half, LIMITS)).rejects.toMatchObject({
        code: 'media.image-unreadable',
        kind: 'invalid',
      });
  });

  it('is a JPEG of which nothing but the magic bytes is left', async () => {
    const stub = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    await expect(processImage(stub, LIMITS)).rejects.toMatchObject({ code: 'media.image-unreadable' });
  });

  it('says why in the cause of the error', async () => {
    await expect(processImage(await truncatedJpeg(), LIMITS)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('premature end') },
    });
  });
});
