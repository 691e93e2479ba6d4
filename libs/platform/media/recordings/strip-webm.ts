/** What a level of a WebM file may hold (RFC 9559); whatever else stands there is emptied. */
interface Level {
  readonly kept: ReadonlySet<number>;
  readonly inside: ReadonlyMap<number, Level>;
}

const level = (kept: number[], inside: [number, Level][] = []): Level => ({
  kept: new Set([...kept, ...inside.map(([id]) => id)]),
  inside: new Map(inside),
});

const VOID = 0xec;
const CLUSTER = 0x1f43b675;
const INFO = level([0x2ad7b1, 0x4489]); // TimestampScale, Duration
// Number, UID, Type, flags, durations, CodecID, CodecPrivate, CodecDelay, SeekPreRoll, Language, Audio
const TRACK = level([
  0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x23e383, 0x86, 0x63a2, 0x56aa, 0x56bb, 0x22b59c, 0xe1,
]);
const TRACKS = level([], [[0xae, TRACK]]);
// Block, BlockDuration, ReferenceBlock, DiscardPadding
const GROUP = level([0xa1, 0x9b, 0xfb, 0x75a2]);
// Timestamp, Position, PrevSize, SimpleBlock
const SOUND = level([0xe7, 0xa7, 0xab, 0xa3], [[0xa0, GROUP]]);
// SeekHead and Cues stay right, because nothing moves.
const SEGMENT = level(
  [0x114d9b74, 0x1c53bb6b],
  [
    [0x1549a966, INFO],
    [0x1654ae6b, TRACKS],
    [CLUSTER, SOUND],
  ],
);
const FILE = level([0x1a45dfa3], [[0x18538067, SEGMENT]]);

/**
 * Empties everything in a WebM recording that is neither sound nor needed to play it: tags, names, dates, programs,
 * attachments. Each becomes a Void element of the same length, so that all positions stay right.
 * @throws Error when the file is not whole or not WebM
 */
export function stripWebm(file: Buffer): void {
  strip(file, 0, file.length, FILE);
}

function strip(file: Buffer, from: number, end: number, { kept, inside }: Level): number {
  let at = from;
  while (at < end) {
    const element = elementAt(file, at);
    // Recorders do not know how long a Segment or Cluster will be: it ends where something of a higher level begins.
    if (isHigher(element.id) && !kept.has(element.id)) return at;
    const inner = inside.get(element.id);
    if (element.end === undefined && !inner) throw new Error('An element without a length.');
    const until = element.end ?? end;
    if (until > end) throw new Error('An element is cut off.');
    if (inner) {
      const reached = strip(file, element.content, until, inner);
      if (element.end !== undefined && reached !== until) throw new Error('An element in a wrong place.');
      at = reached;
    } else {
      if (!kept.has(element.id)) blank(file, at, until);
      at = until;
    }
  }
  return at;
}

/** Elements of the segment itself have ids of four bytes; nothing below it has. */
const isHigher = (id: number) => id > 0xffffff && SEGMENT.kept.has(id);

/** Makes a Void element of `[from, to)`, which is at least two bytes long. */
function blank(file: Buffer, from: number, to: number): void {
  const length = to - from;
  file.fill(0, from, to);
  file[from] = VOID;
  if (length < 9) file[from + 1] = 0x80 | (length - 2);
  else {
    file[from + 1] = 0x01;
    file.writeUIntBE(length - 9, from + 3, 6);
  }
}

function elementAt(file: Buffer, at: number): { id: number; content: number; end: number | undefined } {
  const idLength = lengthOf(file[at], 4);
  const id = file.readUIntBE(at, idLength);
  const sizeAt = at + idLength;
  const sizeLength = lengthOf(file[sizeAt], 8);
  const content = sizeAt + sizeLength;
  if (content > file.length) throw new Error('An element is cut off.');
  let size = (file[sizeAt] ?? 0) & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (const byte of file.subarray(sizeAt + 1, content)) {
    size = size * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { id, content, end: unknown ? undefined : content + size };
}

/** How many bytes a number has, by the leading zeros of its first one. */
function lengthOf(first: number | undefined, most: number): number {
  const length = Math.clz32(first ?? 0) - 23;
  if (first === undefined || length > most) throw new Error('No element.');
  return length;
}
