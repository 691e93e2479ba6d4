/** Boxes that an MP4 of sound needs (ISO/IEC 14496-12), by what they stand in; whatever else is there is emptied. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex'],
  mvex: ['mehd', 'trex'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['smhd', 'nmhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'ctts', 'sgpd', 'sbgp'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sgpd', 'sbgp'],
};
const DATED = ['mvhd', 'tkhd', 'mdhd'];
const HANDLER_NAME = 24;
const DEEPEST = 8;

/**
 * Empties everything in an MP4 recording that is neither sound nor needed to play it: user data, tags, places, names,
 * dates. A box becomes a `free` one of the same length, so that all positions stay right.
 * @throws Error when the file is not whole or not MP4
 */
export function stripMp4(file: Buffer): void {
  strip(file, 0, file.length, '', 0);
}

function strip(file: Buffer, from: number, end: number, parent: string, depth: number): void {
  if (depth > DEEPEST) throw new Error('Boxes nested too deep.');
  for (let at = from; at < end; ) {
    const box = boxAt(file, at, end);
    if (!KEPT[parent]?.includes(box.type)) {
      file.write('free', at + 4, 'latin1');
      file.fill(0, box.content, box.end);
    } else if (KEPT[box.type]) strip(file, box.content, box.end, box.type, depth + 1);
    else if (DATED.includes(box.type)) forgetDates(file, box.content);
    // What the track is called stands behind what it is.
    else if (box.type === 'hdlr') file.fill(0, Math.min(box.content + HANDLER_NAME, box.end), box.end);
    at = box.end;
  }
}

function forgetDates(file: Buffer, content: number): void {
  const bytes = file.readUInt8(content) === 1 ? 16 : 8;
  file.fill(0, content + 4, content + 4 + bytes);
}

function boxAt(file: Buffer, at: number, end: number): { type: string; content: number; end: number } {
  if (at + 8 > end) throw new Error('A box is cut off.');
  const type = file.toString('latin1', at + 4, at + 8);
  const size = file.readUInt32BE(at);
  const wide = size === 1;
  if (wide && at + 16 > end) throw new Error('A box is cut off.');
  const length = wide ? Number(file.readBigUInt64BE(at + 8)) : size === 0 ? end - at : size;
  const content = at + (wide ? 16 : 8);
  if (at + length > end || at + length < content) throw new Error('A box is cut off.');
  if (DATED.includes(type) && length < 28) throw new Error('A header is cut off.');
  return { type, content, end: at + length };
}
