import { oggChecksum } from '#platform/media/recordings/strip-ogg';

const element = (id: string, body: Buffer | string): Buffer => {
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10_00_00_00 | content.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};
const unknownLength = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex');
const sound = (length: number) => Buffer.alloc(length, 0x55);

/** What a browser's recorder writes: EBML, one track entry for each codec, and a little sound. */
export const webmRecording = (...codecs: string[]): Buffer => webm(codecs, []);

/** One of about so many bytes; 20 minutes of speech have four or five million. */
export const longRecording = (bytes: number): Buffer =>
  Buffer.concat([webmRecording('A_OPUS'), element('a3', sound(bytes))]);

/** The same with tags, names, a date and an attachment, all of which hold the words. */
export const talkativeWebm = (words: string): Buffer =>
  webm(
    ['A_OPUS'],
    [
      element(
        '1549a966',
        Buffer.concat([
          element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
          element('7ba9', words),
          element('4d80', words),
          element('5741', words),
          element('4461', Buffer.alloc(8, 1)),
        ]),
      ),
      element('1254c367', element('7373', element('67c8', element('4487', words)))),
      element('1941a469', element('61a7', element('465c', words))),
      element('1043a770', element('45b9', words)),
      element('ec', words),
    ],
  );

const webm = (codecs: readonly string[], more: readonly Buffer[]): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', 'webm')),
    unknownLength('18538067'),
    ...more,
    element('1654ae6b', Buffer.concat(codecs.map((codec) => element('ae', element('86', codec))))),
    unknownLength('1f43b675'),
    element('e7', Buffer.from([0])),
    element('a3', sound(200)),
    ...more.slice(1),
    unknownLength('1f43b675'),
    element('e7', Buffer.from([9])),
    element('a3', sound(100)),
  ]);

const oggPage = (sequence: number, flags: number, ...packets: (Buffer | string)[]): Buffer => {
  const bodies = packets.map((packet) =>
    typeof packet === 'string' ? Buffer.from(packet, 'latin1') : packet,
  );
  const lacing = bodies.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ]);
  const page = Buffer.concat([
    Buffer.from('OggS\0', 'latin1'),
    Buffer.from([flags]),
    Buffer.alloc(20),
    Buffer.from([lacing.length, ...lacing]),
    ...bodies,
  ]);
  page.writeUInt32LE(7, 14);
  page.writeUInt32LE(sequence, 18);
  page.writeUInt32LE(oggChecksum(page), 22);
  return page;
};

/** A short Opus stream in Ogg, with comments. */
export const oggRecording = (comments = ''): Buffer =>
  Buffer.concat([
    oggPage(0, 2, `OpusHead\x01\x01${'\0'.repeat(9)}`),
    oggPage(1, 0, `OpusTags\0\0\0\0\0\0\0\0${comments}`),
    oggPage(2, 4, sound(200), sound(300)),
  ]);

/** A short Vorbis stream in Ogg, with comments. */
export const vorbisRecording = (comments = ''): Buffer =>
  Buffer.concat([
    oggPage(0, 2, `\x01vorbis${'\0'.repeat(23)}`),
    oggPage(1, 0, `\x03vorbis\0\0\0\0\0\0\0\0\x01${comments}`, '\x05vorbis', sound(10)),
    oggPage(2, 4, sound(200)),
  ]);

const box = (type: string, ...bodies: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(
    bodies.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : each)),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body]);
};

/** An MP4 of the given brand with one track for each handler (`soun`, `vide`). */
export const mp4Recording = (brand: string, ...tracks: string[]): Buffer => mp4(brand, tracks, '', []);

/** The same with user data, tags, a place, a name and dates, all of which hold the words. */
export const talkativeMp4 = (words: string): Buffer =>
  mp4('isom', ['soun'], words, [box('udta', box('\xa9xyz', words)), box('meta', words), box('uuid', words)]);

const mp4 = (brand: string, tracks: readonly string[], words: string, more: readonly Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', `${brand}\0\0\0\0isomiso5`),
    box(
      'moov',
      box('mvhd', Buffer.alloc(4), words === '' ? Buffer.alloc(8) : Buffer.alloc(8, 1), Buffer.alloc(88)),
      ...tracks.map((track) =>
        box('trak', box('mdia', box('hdlr', `\0\0\0\0\0\0\0\0${track}${'\0'.repeat(12)}${words}`)), ...more),
      ),
      ...more,
    ),
    ...more,
    box('mdat', sound(200)),
    box('free', words),
  ]);
