import { fileTypeFromBuffer } from 'file-type';
import sharp, { type FormatEnum } from 'sharp';
import { ImageTypeRefused } from '../media.errors.js';

type Decoder = keyof FormatEnum;

/** HEIC needs a patented decoder that most builds of sharp leave out. */
const HEIC: Record<string, Decoder> = sharp.format.heif.input.fileSuffix?.includes('.heic')
  ? { 'image/heic': 'heif', 'image/heif': 'heif' }
  : {};

const DECODERS: Readonly<Record<string, Decoder>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
  ...HEIC,
};

/**
 * The decoder for what the bytes are, whatever the file is called. SVG has no magic bytes and is never recognized.
 * @throws ImageTypeRefused for anything but a photo format.
 */
export async function imageDecoder(input: Buffer): Promise<Decoder> {
  const found = await fileTypeFromBuffer(input);
  const decoder = found && DECODERS[found.mime];
  if (!decoder) throw new ImageTypeRefused();
  return decoder;
}
