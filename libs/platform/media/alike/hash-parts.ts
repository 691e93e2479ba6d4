/** A 64-bit hash is looked for by four parts of 16 bits. */
const PARTS = [48n, 32n, 16n, 0n] as const;
const PART_BITS = 16;
const PART_MASK = 0xffffn;

/**
 * So many of 64 bits may differ: of four parts at least one then differs in one bit at most, so it is found by 17 values.
 * A picture that was shrunk and compressed again differs in six at most (`image-fingerprint.spec.ts`).
 */
export const MOST_DIFFERENT = 7;

/** A picture of one shade has hardly any bits, or all of them, and looks like every other of its kind. */
const FEWEST_BITS = 8;

/** For each part the values of which a look-alike has one; `hash` as PostgreSQL holds it, signed and decimal. */
export function partsNear(hash: string): number[][] {
  const bits = BigInt.asUintN(64, BigInt(hash));
  return PARTS.map((shift) => {
    const part = Number((bits >> shift) & PART_MASK);
    return [part, ...Array.from({ length: PART_BITS }, (_, bit) => part ^ (1 << bit))];
  });
}

/** Whether a picture has enough in it to be told from others. */
export function isTelling(hash: string): boolean {
  const ones = BigInt.asUintN(64, BigInt(hash)).toString(2).replaceAll('0', '').length;
  return ones >= FEWEST_BITS && ones <= 64 - FEWEST_BITS;
}
