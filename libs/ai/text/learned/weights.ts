/** What was learned as it is committed: see `weights.gen.ts`. */
export interface PackedWeights {
  readonly scale: number;
  /** Four bytes each, ascending, as base64. */
  readonly hashes: string;
  /** Steps of -127 to 127, for each hash one for each outcome, as base64. */
  readonly steps: string;
}

const STEPS = 127;

/**
 * What examples taught: for each trait that tells something, by the hash of its name, how much it speaks for each outcome.
 * Tens of thousands of traits lie in two plain arrays, half a megabyte: as objects of a map they took thirty.
 */
export class Weights {
  private constructor(
    private readonly hashes: Uint32Array,
    private readonly steps: Int8Array,
    private readonly scale: number,
    private readonly outcomes: number,
  ) {}

  /** @param rows for each hash a weight for each outcome; of a hash that is told twice the last counts */
  static of(rows: ReadonlyMap<number, ArrayLike<number>>, outcomes: number): Weights {
    const hashes = Uint32Array.from(rows.keys()).sort();
    const weights = [...hashes].flatMap((hash) => Array.from(rows.get(hash) ?? []));
    const most = weights.reduce((biggest, weight) => Math.max(biggest, Math.abs(weight)), 0);
    const scale = Number((most / STEPS).toPrecision(6)) || 1;
    const steps = Int8Array.from(weights, (weight) => Math.round(weight / scale));
    return new Weights(hashes, steps, scale, outcomes);
  }

  static unpacked({ scale, hashes, steps }: PackedWeights, outcomes: number): Weights {
    const { buffer } = Uint8Array.from(Buffer.from(hashes, 'base64'));
    return new Weights(new Uint32Array(buffer), new Int8Array(Buffer.from(steps, 'base64')), scale, outcomes);
  }

  packed(): PackedWeights {
    const { scale, hashes, steps } = this;
    return { scale, hashes: base64(hashes), steps: base64(steps) };
  }

  /** Where the weights of a trait stand; below 0 where nothing is known of it. */
  rowOf(hash: number): number {
    const { hashes } = this;
    let low = 0;
    let high = hashes.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = hashes[middle] ?? 0;
      if (found === hash) return middle;
      if (found < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  of(row: number, outcome: number): number {
    return row < 0 ? 0 : (this.steps[row * this.outcomes + outcome] ?? 0) * this.scale;
  }
}

const base64 = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');
