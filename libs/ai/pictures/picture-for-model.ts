/** Longest side in pixels, and quality, of what leaves (spec 3, section 9). */
export const SHOWN_TO_MODELS = { side: 1024, quality: 80 };

/**
 * A picture as a model is shown it: a JPEG of at most 1024 pixels a side, without what the camera noted. The codecs are
 * loaded with the first one (docs/adr/0026). @throws the refusals of the image pipeline
 */
export async function pictureForModel(file: Buffer): Promise<Buffer> {
  const { jpegOf } = await import('#platform/media/images/image-pipeline');
  return jpegOf(file, SHOWN_TO_MODELS);
}
