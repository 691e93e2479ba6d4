const element = (id: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | body.length]), body]);

/** The head of what a browser's recorder writes: EBML, then one track entry for each codec. */
export const webmRecording = (...codecs: string[]): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element(
      '1654ae6b',
      Buffer.concat(codecs.map((codec) => element('ae', element('86', Buffer.from(codec))))),
    ),
    Buffer.alloc(200, 0x55),
  ]);

/** The first Ogg page of an Opus stream. */
export const oggRecording = (): Buffer =>
  Buffer.concat([
    Buffer.from('OggS\0\x02', 'latin1'),
    Buffer.alloc(20),
    Buffer.from('\x01\x13OpusHead\x01\x01', 'latin1'),
    Buffer.alloc(200),
  ]);

const box = (type: string, body: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body]);
};

/** An MP4 of the given brand with one handler box for each track (`soun`, `vide`). */
export const mp4Recording = (brand: string, ...tracks: string[]): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0isomiso5`, 'latin1')),
    box(
      'moov',
      Buffer.concat(tracks.map((track) => box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${track}`, 'latin1')))),
    ),
    box('mdat', Buffer.alloc(200)),
  ]);
