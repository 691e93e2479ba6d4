import sharp, { type Sharp } from 'sharp';
import { IMAGE_VARIANTS, type ImageVariant } from '#contract/media';
import { WorkSlots } from '#platform/work/work-slots';
import {
  ImageDimensionsRefused,
  ImageTooLarge,
  ImageTypeRefused,
  ImageUnreadable,
  MediaBusy,
} from '../media.errors.js';
import { MEGABYTE } from '../upload-limits.js';
import { fromPixels, type Pixels, perceptualHash, placeholder } from './image-fingerprint.js';
import { imageDecoder } from './image-format.js';

export interface ImageLimits {
  /** Largest file in megabytes of 1,048,576 bytes. */
  readonly maxMb: number;
}

export interface ProcessedImage {
  /** Size in pixels of the `full` variant. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly perceptualHash: string;
  /** WebP files without any metadata. */
  readonly variants: Readonly<Record<ImageVariant, Buffer>>;
}

const MAX_SIDE = 16_000;
const MAX_MEGAPIXELS = 50;
/**
 * AV1 and HEVC cost about four times as much a pixel as the others, and a few hundred bytes of them can be any number of
 * pixels: no more than a phone's camera makes.
 */
const SLOW = { decoder: 'heif', factor: 4, maxMegapixels: 16 };
const MOST_SECONDS = 15;

// Uploads never repeat, so libvips' cache only costs memory. One thread a picture and two pictures at a time leave
// half of libuv's four threads to files and password hashes, however many uploads arrive together.
sharp.cache(false);
sharp.concurrency(1);
/** They weigh as many pixels as are decoded, and hold their bytes in memory. */
const slots = new WorkSlots({
  slots: 2,
  mostWeight: 64e6,
  mostHeld: 256 * MEGABYTE,
  refusal: () => new MediaBusy(),
});

/** Turns an uploaded file into what is stored of it, or refuses it with the error that says why. */
export async function processImage(input: Buffer, { maxMb }: ImageLimits): Promise<ProcessedImage> {
  if (input.length > maxMb * MEGABYTE) throw new ImageTooLarge(maxMb);
  const pixels = await pixelsToDecode(input);
  return slots.run(() => variantsOf(input), { weight: pixels, held: input.length });
}

/** A picture, stored or just sent, as a JPEG that others can read, on white; `side` is the longest it may have. */
export async function jpegOf(
  input: Buffer,
  { side, quality }: { side: number; quality: number },
): Promise<Buffer> {
  const weight = await pixelsToDecode(input);
  const drawn = () =>
    opened(input)
      .autoOrient()
      .resize(inside(side))
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer()
      .catch(unreadable);
  return slots.run(drawn, { weight, held: input.length });
}

async function variantsOf(input: Buffer): Promise<ProcessedImage> {
  const full = await decode(input);
  const card = await shrunk(full, IMAGE_VARIANTS.card);
  const fullFile = await webp(full);
  // A picture that already fits is not encoded twice.
  const fits = Math.max(full.info.width, full.info.height) <= IMAGE_VARIANTS.detail;
  const detailFile = fits ? fullFile : await webp(await shrunk(full, IMAGE_VARIANTS.detail));
  return {
    width: full.info.width,
    height: full.info.height,
    placeholder: await placeholder(card),
    perceptualHash: await perceptualHash(card),
    variants: { card: await webp(card), detail: detailFile, full: fullFile },
  };
}

/**
 * Reads the header only: a decompression bomb is refused before a single pixel of it exists. Of an animation nothing but
 * the first frame is ever decoded. Pixels of a slow codec count several times.
 */
export async function pixelsToDecode(input: Buffer): Promise<number> {
  const decoder = await imageDecoder(input);
  const { format, width, height } = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  if (format !== decoder) throw new ImageTypeRefused();
  const isSlow = decoder === SLOW.decoder;
  const maxMegapixels = isSlow ? SLOW.maxMegapixels : MAX_MEGAPIXELS;
  const pixels = width * height;
  if (width > MAX_SIDE || height > MAX_SIDE || pixels > maxMegapixels * 1e6)
    throw new ImageDimensionsRefused(MAX_SIDE, maxMegapixels);
  return isSlow ? pixels * SLOW.factor : pixels;
}

/** The one decoding of the original, upright, in sRGB, no larger than the full variant; all else is made from it. */
function decode(input: Buffer): Promise<Pixels> {
  return opened(input)
    .autoOrient()
    .resize(inside(IMAGE_VARIANTS.full))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
}

/** A file that anybody may have sent, to be decoded: not past its first fault, and not for long. */
export const opened = (input: Buffer): Sharp =>
  sharp(input, { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1e6 }).timeout({
    seconds: MOST_SECONDS,
  });

const inside = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const shrunk = (pixels: Pixels, side: number): Promise<Pixels> =>
  fromPixels(pixels).resize(inside(side)).raw().toBuffer({ resolveWithObject: true });

/** Effort 2 of 6: half the time of the default 4 for files of the same size. */
const webp = (pixels: Pixels): Promise<Buffer> =>
  fromPixels(pixels).webp({ quality: 80, effort: 2 }).toBuffer();

export function unreadable(cause: unknown): never {
  throw new ImageUnreadable(cause);
}
