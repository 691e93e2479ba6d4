import { fromPixels, type Pixels } from '#platform/media/images/image-fingerprint';
import { opened, pixelsToDecode, unreadable } from '#platform/media/images/image-pipeline';
import type { PictureKind } from '../picture-reading.js';

export interface LegiblePicture {
  /** PNG, as the reader likes it best: grey, dark on light, letters of a fitting size. */
  readonly file: Buffer;
  readonly width: number;
  readonly height: number;
  /** In colour, of a few hundred pixels a side. */
  readonly small: Pixels;
}

/** Pixels across at which the letters of a screenshot are read best, of a phone and of a desk. */
const ACROSS = { upright: 780, wide: 1920 };
/** What a photograph says stands on it in large letters; more pixels only take longer. */
const PHOTO_SIDE = 1280;
const MOST_ENLARGED = 2.5;
const MOST_PIXELS = 4e6;
const SMALL = 256;
/** Of 256: a picture whose middle shade is darker has light letters. */
const DARK = 110;

/** @throws the refusals of the image pipeline */
export async function legible(input: Buffer, kind: PictureKind): Promise<LegiblePicture> {
  await pixelsToDecode(input);
  const decoded = opened(input).autoOrient();
  const { autoOrient } = await decoded.metadata().catch(unreadable);
  const width = Math.round(autoOrient.width * scaleOf(autoOrient.width, autoOrient.height, kind));
  const upright = await decoded
    .flatten({ background: 'white' })
    .resize({ width: Math.max(1, width), kernel: 'cubic' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const small = await fromPixels(upright)
    .resize(SMALL, SMALL, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = fromPixels(upright).greyscale();
  const readable = (await isDark(small)) ? grey.negate({ alpha: false }) : grey;
  const file = await readable.normalise().png({ compressionLevel: 1 }).toBuffer();
  return { file, width: upright.info.width, height: upright.info.height, small };
}

function scaleOf(width: number, height: number, kind: PictureKind): number {
  const fitting =
    kind === 'photo'
      ? Math.min(1, PHOTO_SIDE / Math.max(width, height))
      : (width > height ? ACROSS.wide : ACROSS.upright) / width;
  return Math.min(fitting, MOST_ENLARGED, Math.sqrt(MOST_PIXELS / (width * height)));
}

async function isDark(small: Pixels): Promise<boolean> {
  const shades = (await fromPixels(small).greyscale().raw().toBuffer()).toSorted();
  return (shades[shades.length >> 1] ?? 255) < DARK;
}
