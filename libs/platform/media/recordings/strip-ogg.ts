/** The comment headers that recorders write, and what an empty one of each looks like (RFC 7845; Vorbis I, section 5). */
const EMPTY_COMMENTS: readonly Buffer[] = [
  Buffer.from('OpusTags\0\0\0\0\0\0\0\0', 'latin1'),
  Buffer.from('\x03vorbis\0\0\0\0\0\0\0\0\x01', 'latin1'),
];
const KIND_LENGTH = 7;
const HEADER = 27;
const FIRST_PAGE = 0x02;

interface Page {
  at: number;
  body: number;
  end: number;
  lacing: Buffer;
}

/**
 * Empties the comments of an Ogg recording: title, place, pictures, program. What they leave is filled with zeros, so
 * that nothing moves; only the checksums of their pages are new.
 * @throws Error when the file is not whole, or anything but one stream of Opus or Vorbis
 */
export function stripOgg(file: Buffer): void {
  const pages = pagesOf(file);
  const chunks = secondPacket(pages);
  const packet = Buffer.concat(chunks.map(({ from, to }) => file.subarray(from, to)));
  const empty = EMPTY_COMMENTS.find((kind) =>
    kind.subarray(0, KIND_LENGTH).equals(packet.subarray(0, KIND_LENGTH)),
  );
  if (!empty || packet.length < empty.length) throw new Error('No comments that could be emptied.');
  packet.fill(0).set(empty);
  let written = 0;
  for (const { page, from, to } of chunks) {
    packet.copy(file, from, written, written + to - from);
    written += to - from;
    file.writeUInt32LE(oggChecksum(file.subarray(page.at, page.end)), page.at + 22);
  }
}

function pagesOf(file: Buffer): Page[] {
  const pages: Page[] = [];
  for (let at = 0; at < file.length; at = pages.at(-1)?.end ?? file.length) {
    if (file.toString('latin1', at, at + 4) !== 'OggS' || at + HEADER > file.length)
      throw new Error('No page.');
    const body = at + HEADER + (file[at + 26] ?? 0);
    const lacing = file.subarray(at + HEADER, body);
    const end = body + lacing.reduce((sum, length) => sum + length, 0);
    if (end > file.length) throw new Error('A page is cut off.');
    const isFirst = ((file[at + 5] ?? 0) & FIRST_PAGE) !== 0;
    if (isFirst !== (at === 0)) throw new Error('Not one stream.');
    if (file.readUInt32LE(at + 14) !== file.readUInt32LE(14)) throw new Error('Not one stream.');
    pages.push({ at, body, end, lacing });
  }
  return pages;
}

/** The first page holds one packet; the second begins with the next one, which may go on over further pages. */
function secondPacket(pages: readonly Page[]): { page: Page; from: number; to: number }[] {
  const chunks: { page: Page; from: number; to: number }[] = [];
  for (const page of pages.slice(1)) {
    const last = page.lacing.findIndex((length) => length < 255);
    const lengths = last < 0 ? page.lacing : page.lacing.subarray(0, last + 1);
    chunks.push({ page, from: page.body, to: page.body + lengths.reduce((sum, length) => sum + length, 0) });
    if (last >= 0) return chunks;
  }
  throw new Error('The comments do not end.');
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 24;
  for (let bit = 0; bit < 8; bit++) rest = (rest << 1) ^ (rest < 0 ? 0x04c11db7 : 0);
  return rest;
});

/** The checksum of a page, whose own field counts as zero (RFC 3533). */
export function oggChecksum(page: Buffer): number {
  let sum = 0;
  page.forEach((byte, n) => {
    const counted = n >= 22 && n < 26 ? 0 : byte;
    sum = (sum << 8) ^ (TABLE[((sum >>> 24) ^ counted) & 0xff] ?? 0);
  });
  return sum >>> 0;
}
