import { ApiProperty } from '@nestjs/swagger';
import type { Condition } from '#contract/listings';
import { ImageAnswer } from '#platform/media/media.dto';

export const COMPARABLE_KINDS = ['asking', 'sold'] as const;

/** A thing of the same kind: for sale, or sold. */
export class Comparable {
  /** Of its listing, which may be gone once it is sold. */
  id!: string;
  title!: string;
  /** USD: what is asked, or what was paid. */
  price!: number;
  condition!: Condition;
  image!: ImageAnswer | null;
  @ApiProperty({ enum: COMPARABLE_KINDS })
  kind!: (typeof COMPARABLE_KINDS)[number];
  /** When it was listed or sold. */
  at!: string;
}

export class Comparables {
  items!: Comparable[];
  /** USD: of the prices of all items; null where there are too few to say. */
  median!: number | null;
}
