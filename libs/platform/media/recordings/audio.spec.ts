import { describe, expect, it } from '@jest/globals';
import {
  mp4Recording,
  oggRecording,
  talkativeMp4,
  talkativeWebm,
  vorbisRecording,
  webmRecording,
} from '../../../../test/support/files/recordings.js';
import { recognizeRecording, strippedRecording } from './audio.js';
import { oggChecksum } from './strip-ogg.js';

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

const stripped = async (file: Buffer) => strippedRecording(file, await recognizeRecording(file));

describe('what is kept of a recording', () => {
  const WORDS = '48.8566, 2.3522, recorded by Maya at home';

  it.each([
    ['WebM', () => talkativeWebm(WORDS)],
    ['Opus in Ogg', () => oggRecording(WORDS.repeat(20))],
    ['Vorbis in Ogg', () => vorbisRecording(WORDS)],
    ['MP4', () => talkativeMp4(WORDS)],
  ])('is the sound alone, where it was: %s', async (_, build) => {
    const file = build();
    expect(file.includes('Maya')).toBe(true);
    const kept = await stripped(file);
    expect(kept).toHaveLength(file.length);
    expect(kept.includes('Maya')).toBe(false);
    expect(kept.includes('48.85')).toBe(false);
    const soundAt = file.indexOf(Buffer.alloc(100, 0x55));
    expect(kept.subarray(soundAt, soundAt + 100)).toEqual(file.subarray(soundAt, soundAt + 100));
    expect(await recognizeRecording(kept)).toEqual(await recognizeRecording(file));
    expect(await stripped(kept)).toEqual(kept);
  });

  it('is all of one that says nothing', async () => {
    for (const file of [webmRecording('A_OPUS'), oggRecording(), mp4Recording('isom', 'soun')])
      expect(await stripped(file)).toEqual(file);
  });

  it('has no date', async () => {
    const [webm, mp4] = [talkativeWebm(WORDS), talkativeMp4(WORDS)];
    expect([webm.includes(Buffer.alloc(8, 1)), mp4.includes(Buffer.alloc(8, 1))]).toEqual([true, true]);
    expect((await stripped(webm)).includes(Buffer.alloc(8, 1))).toBe(false);
    expect((await stripped(mp4)).includes(Buffer.alloc(8, 1))).toBe(false);
  });

  it('has checksums that fit', async () => {
    const kept = await stripped(oggRecording(WORDS));
    const from = kept.indexOf('OggS', 4);
    const page = kept.subarray(from, kept.indexOf('OggS', from + 4));
    expect(page.readUInt32LE(22)).toBe(oggChecksum(page));
    // The check value of CRC-32/CKSUM, which differs only in that its bits are turned around at the end.
    expect(oggChecksum(Buffer.from('123456789'))).toBe(0x89a1897f);
  });

  it.each([
    ['a WebM that is cut off', () => webmRecording('A_OPUS').subarray(0, -50)],
    ['a WebM with a page behind it', () => Buffer.concat([webmRecording('A_OPUS'), Buffer.from('<script>')])],
    ['an Ogg that is cut off', () => oggRecording().subarray(0, -50)],
    ['two streams of Ogg', () => Buffer.concat([oggRecording(), oggRecording()])],
    ['an Ogg with a page behind it', () => Buffer.concat([oggRecording(), Buffer.from('<script>')])],
    ['an MP4 that is cut off', () => mp4Recording('isom', 'soun').subarray(0, -50)],
    [
      'an MP4 with a few bytes behind it',
      () => Buffer.concat([mp4Recording('isom', 'soun'), Buffer.alloc(5)]),
    ],
  ])('is nothing of %s', async (_, build) => {
    await expect(stripped(build())).rejects.toMatchObject({ code: 'media.audio-type', kind: 'unsupported' });
  });
});
