import { describe, expect, it } from '@jest/globals';
import { mp4Recording, oggRecording, webmRecording } from '../../../test/support/recordings.js';
import { recognizeRecording } from './audio.js';

describe('a recorded voice description', () => {
  it.each([
    ['WebM with Opus', webmRecording('A_OPUS'), { contentType: 'audio/webm', extension: 'weba' }],
    ['Ogg with Opus', oggRecording(), { contentType: 'audio/ogg', extension: 'oga' }],
    ['MP4 of Safari', mp4Recording('isom', 'soun'), { contentType: 'audio/mp4', extension: 'm4a' }],
    ['M4A', mp4Recording('M4A ', 'soun'), { contentType: 'audio/mp4', extension: 'm4a' }],
  ])('may be %s', async (_, file, recording) => {
    expect(await recognizeRecording(file)).toEqual(recording);
  });

  it.each([
    ['a film in WebM', webmRecording('A_OPUS', 'V_VP9')],
    ['a film in MP4', mp4Recording('isom', 'soun', 'vide')],
    ['an MP4 without sound', mp4Recording('isom')],
    ['Matroska', Buffer.from(webmRecording('A_OPUS').toString('latin1').replace('webm', 'mkv '), 'latin1')],
    ['an MP3', Buffer.from('ID3\x04\0\0\0\0\0\0\xff\xfb\x90\0', 'latin1')],
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['nothing at all', Buffer.alloc(0)],
  ])('is never %s', async (_, file) => {
    const refusal = { code: 'media.audio-type', kind: 'unsupported' };
    await expect(recognizeRecording(file)).rejects.toMatchObject(refusal);
  });

  it('is at most 10 MB', async () => {
    const refusal = { code: 'media.audio-too-large', kind: 'too-large', params: { maxMb: 10 } };
    const long = Buffer.concat([webmRecording('A_OPUS'), Buffer.alloc(10 * 1024 * 1024)]);
    await expect(recognizeRecording(long)).rejects.toMatchObject(refusal);
  });
});
