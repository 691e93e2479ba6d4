import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { audioUrl, type ImageDescriptor, imageUrl } from '#contract/media';
import { startApp, type TestApp } from '../support/app/app.js';
import {
  claiming,
  cut,
  FORMATS,
  gifOfFrames,
  jpegWithOrientation,
  jpegWithSegment,
  pictureOf,
  strip,
} from '../support/files/hostile-images.js';
import { executable, pngClaiming, svgWithScript } from '../support/files/images.js';
import { mp4Recording, oggRecording, webmRecording } from '../support/files/recordings.js';
import { signUpMember, type TestMember } from '../support/world/people.js';
import { form } from '../support/world/uploads.js';

type Build = () => Buffer | Promise<Buffer>;
const TYPE = '415 media.image-type';
const UNREADABLE = '422 media.image-unreadable';
const DIMENSIONS = '422 media.image-dimensions';
const AUDIO_TYPE = '415 media.audio-type';

const ZIP = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'), Buffer.alloc(200)]);
const PAGE = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
const webm = () => webmRecording('A_OPUS');
const after = async (file: Buffer | Promise<Buffer>, more: Buffer) => Buffer.concat([await file, more]);

let app: TestApp;
let person: TestMember;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function answerTo(path: string, build: Build): Promise<string> {
  const { status, problem } = await person.client.post(path, form(await build()));
  return status < 300 ? `${status}` : `${status} ${problem.code}`;
}

describe('as a picture', () => {
  beforeAll(async () => {
    person = await signUpMember(app);
  });

  const REFUSED: readonly (readonly [string, string, Build])[] = [
    ['nothing', TYPE, () => Buffer.alloc(0)],
    ['one byte', TYPE, () => Buffer.from([0xff])],
    ['zeros', TYPE, () => Buffer.alloc(5000)],
    ['an executable', TYPE, executable],
    ['an SVG', TYPE, svgWithScript],
    ['an SVG in UTF-16', TYPE, () => Buffer.from(`\uFEFF${svgWithScript().toString()}`, 'utf16le')],
    ['a compressed SVG', TYPE, () => gzipSync(svgWithScript())],
    ['a page', TYPE, () => PAGE],
    ['a zip', TYPE, () => ZIP],
    ['a zip before a picture', TYPE, async () => Buffer.concat([ZIP, await pictureOf('jpeg')])],
    ['a PDF', TYPE, () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a PostScript file', TYPE, () => Buffer.from('%!PS-Adobe-3.0\n(%pipe%id) (r) file')],
    [
      'a script of ImageMagick',
      TYPE,
      () => Buffer.from("push graphic-context\nimage over 0,0 0,0 'url(https://x)'"),
    ],
    ['a BMP', TYPE, () => Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'latin1')],
    ['a TIFF', TYPE, () => Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1')],
    ['a recording', TYPE, () => webmRecording('A_OPUS')],
    ['raw deflated data', TYPE, () => deflateSync(Buffer.alloc(1_000_000))],
    ['a PNG of 50,000 × 50,000', DIMENSIONS, () => claiming('png', 50_000, 50_000)],
    ['a JPEG of 65,500 × 65,500', DIMENSIONS, () => claiming('jpeg', 65_500, 65_500)],
    ['a WebP of 16,383 × 16,383', DIMENSIONS, () => claiming('webp', 16_383, 16_383)],
    ['a GIF of 65,535 × 65,535', DIMENSIONS, () => claiming('gif', 65_535, 65_535)],
    ['an AVIF of 49 megapixels', DIMENSIONS, () => claiming('avif', 7000, 7000)],
    ['an AVIF of 17 megapixels', DIMENSIONS, () => claiming('avif', 4250, 4000)],
    ['a PNG of 65,535 × 1', DIMENSIONS, () => strip(65_535, 1)],
    ['a PNG of 1 × 65,535', DIMENSIONS, () => strip(1, 65_535)],
    ['a PNG without size', UNREADABLE, () => pngClaiming(0, 0)],
    ['a JPEG without height', UNREADABLE, () => claiming('jpeg', 320, 0)],
    [
      'a GIF of nothing but its head',
      UNREADABLE,
      () => Buffer.from('GIF89a\xff\xff\xff\xff\0\0\0', 'latin1'),
    ],
    ...FORMATS.flatMap((format) => [
      [`half a ${format}`, UNREADABLE, () => cut(format, 0.5)] as const,
      [`the beginning of a ${format}`, UNREADABLE, () => cut(format, 0.02)] as const,
    ]),
  ];

  it.each(REFUSED)('refuses %s with %s', async (_, answer, build) => {
    expect(await answerTo('/api/media/images', build)).toBe(answer);
  });
});

describe('as a picture that holds something else as well', () => {
  beforeAll(async () => {
    person = await signUpMember(app);
  });

  const TAKEN: readonly (readonly [string, Build])[] = [
    ['a JPEG with a page behind it', () => after(pictureOf('jpeg'), PAGE)],
    ['a PNG with a zip behind it', () => after(pictureOf('png'), ZIP)],
    ['a WebP with a page behind it', () => after(pictureOf('webp'), PAGE)],
    ['a GIF with a page behind it', () => after(pictureOf('gif'), PAGE)],
    ['an AVIF with a page behind it', () => after(pictureOf('avif'), PAGE)],
    ['a JPEG with a page in its comment', () => jpegWithSegment(0xfe, PAGE)],
    [
      'a JPEG with broken EXIF',
      () => jpegWithSegment(0xe1, Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff', 'latin1')),
    ],
    ['a JPEG with EXIF of nothing', () => jpegWithSegment(0xe1, Buffer.from('Exif\0\0', 'latin1'))],
    ['a JPEG turned in no way there is', () => jpegWithOrientation(99)],
    [
      'a JPEG with a profile of noise',
      () => jpegWithSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01noise', 'latin1')),
    ],
    [
      'a JPEG with XMP of entities',
      () =>
        jpegWithSegment(
          0xe1,
          Buffer.from(
            'http://ns.adobe.com/xap/1.0/\0<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
          ),
        ),
    ],
    ['a GIF of 5,000 frames', () => gifOfFrames(5000, 500, 500)],
  ];

  it.each(TAKEN)('keeps the picture alone of %s', async (_, build) => {
    const { status, body } = await person.client.post<ImageDescriptor>(
      '/api/media/images',
      form(await build()),
    );
    expect(status).toBe(201);
    const file = await fetch(app.url + imageUrl(body.id, 'full'));
    const kept = Buffer.from(await file.arrayBuffer());
    for (const hidden of ['<script', 'PK\x03\x04', 'ENTITY', 'ICC', 'Exif'])
      expect(kept.includes(hidden)).toBe(false);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('as a recording', () => {
  beforeAll(async () => {
    person = await signUpMember(app);
  });

  const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), Buffer.alloc(1_000_000)]);
  const REFUSED: readonly (readonly [string, Build])[] = [
    ['nothing', () => Buffer.alloc(0)],
    ['a picture', () => pictureOf('jpeg')],
    ['a page', () => PAGE],
    ['a zip', () => ZIP],
    ['an MP3 with a tag of 256 MB', () => id3],
    ['a film in WebM', () => webmRecording('A_OPUS', 'V_VP8')],
    ['a film in MP4', () => mp4Recording('isom', 'soun', 'vide')],
    ['a WebM with a page behind it', () => after(webm(), PAGE)],
    ['half a WebM', () => webm().subarray(0, webm().length / 2)],
    [
      'a WebM whose element is longer than any file',
      () => after(webm(), Buffer.from('a301fffffffffffffe', 'hex')),
    ],
    ['a WebM of nothing but its head', () => webm().subarray(0, 20)],
    ['half an Ogg', () => oggRecording().subarray(0, oggRecording().length / 2)],
    ['an Ogg with a page behind it', () => after(oggRecording(), PAGE)],
    ['an Ogg without comments', () => oggRecording().subarray(0, 47)],
    ['half an MP4', () => mp4Recording('isom', 'soun').subarray(0, -100)],
    [
      'an MP4 with a box of no length',
      () => after(mp4Recording('isom', 'soun'), Buffer.from('00000004', 'hex')),
    ],
    [
      'an MP4 with a box of 2⁶³ bytes',
      () => after(mp4Recording('isom', 'soun'), Buffer.from('000000016d6461747fffffffffffffff', 'hex')),
    ],
  ];

  it.each(REFUSED)('refuses %s', async (_, build) => {
    expect(await answerTo('/api/media/audio', build)).toBe(AUDIO_TYPE);
  });

  it('is served in a sandbox too, in parts and when there are none', async () => {
    const { body } = await person.client.post<{ id: string }>('/api/media/audio', form(webm()));
    for (const range of ['bytes=0-9', 'bytes=99999-', '']) {
      const { headers } = await fetch(app.url + audioUrl(body.id), { headers: range ? { range } : {} });
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
