import { fileTypeFromBuffer } from 'file-type';
import { AudioTooLarge, AudioTypeRefused } from '#platform/media/media.errors';
import { MEGABYTE, UPLOAD_LIMITS } from '#platform/media/upload-limits';
import { stripMp4 } from './strip-mp4.js';
import { stripOgg } from './strip-ogg.js';
import { stripWebm } from './strip-webm.js';

export interface Recording {
  readonly contentType: 'audio/webm' | 'audio/ogg' | 'audio/mp4';
  readonly extension: 'weba' | 'oga' | 'm4a';
}

const WEBM_HEADER_BYTES = 65_536;
const SOUND_TRACK = 'hdlr\0\0\0\0\0\0\0\0soun';
const VIDEO_TRACK = 'hdlr\0\0\0\0\0\0\0\0vide';

/**
 * What a recorded voice description is, by its bytes: WebM or Ogg from most browsers, MP4 from Safari. A film in the
 * same container is refused.
 * @throws AudioTooLarge, AudioTypeRefused
 */
export async function recognizeRecording(input: Buffer): Promise<Recording> {
  const { audioMegabytes } = UPLOAD_LIMITS;
  if (input.length > audioMegabytes * MEGABYTE) throw new AudioTooLarge(audioMegabytes);
  const mime = (await fileTypeFromBuffer(input))?.mime ?? '';
  if (mime === 'video/webm' && isSoundOnlyWebm(input))
    return { contentType: 'audio/webm', extension: 'weba' };
  if (mime.startsWith('audio/ogg')) return { contentType: 'audio/ogg', extension: 'oga' };
  if (
    ['video/mp4', 'audio/x-m4a'].includes(mime) &&
    input.includes(SOUND_TRACK) &&
    !input.includes(VIDEO_TRACK)
  )
    return { contentType: 'audio/mp4', extension: 'm4a' };
  throw new AudioTypeRefused();
}

const STRIP = { weba: stripWebm, oga: stripOgg, m4a: stripMp4 } as const;

/**
 * The recording with nothing in it but its sound: where and when it was made, by whom and with what, are emptied.
 * @throws AudioTypeRefused for a file that is broken, or made in a way that cannot be cleaned for certain
 */
export function strippedRecording(input: Buffer, { extension }: Recording): Buffer {
  const file = Buffer.from(input);
  try {
    STRIP[extension](file);
  } catch (error) {
    throw new AudioTypeRefused(error);
  }
  return file;
}

/** Recorders write the codecs of all tracks ahead of the first sound. */
function isSoundOnlyWebm(input: Buffer): boolean {
  const header = input.subarray(0, WEBM_HEADER_BYTES);
  return header.includes('A_OPUS') && !/V_(VP8|VP9|AV1|MPEG)/.test(header.toString('latin1'));
}
