import { IMAGE_VARIANTS } from '#contract/media';

/** Bytes that a phone's connection takes as they are. */
const LIGHT = 3 * 1024 * 1024;
/** Between what the eye sees and what text in a picture needs; the server makes its own of it. */
const QUALITY = 0.9;

/**
 * A large photo as small as the largest one that is kept, so that it is sent in a moment and keeps to the server's limit.
 * What this browser cannot read is left as it is: the server says what is wrong with it.
 */
export async function shrunk(file: File): Promise<File> {
  if (file.size <= LIGHT) return file;
  const photo = await decoded(file);
  if (!photo) return file;
  const scale = Math.min(1, IMAGE_VARIANTS.full / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext('2d');
  if (context) draw(photo, context);
  photo.close();
  const small =
    context && (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY)));
  return small && small.size < file.size ? new File([small], file.name, { type: small.type }) : file;
}

/** Upon white: what shows through would be black. */
function draw(photo: ImageBitmap, context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(photo, 0, 0, width, height);
}

async function decoded(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    // Not every format that the server takes is one of this browser's.
    return null;
  }
}
