import { ApiProperty } from '@nestjs/swagger';
import { CREDIT_KINDS, type CreditKind } from '#contract/monetization/credits';
import { CursorField } from '#platform/http/cursor-field';

export class MyCreditsParams {
  /** `nextCursor` of the page before. */
  @CursorField()
  cursor?: string;
}

export class CreditEntry {
  id!: string;
  @ApiProperty({ enum: CREDIT_KINDS })
  kind!: CreditKind;
  /** What was got, or, below zero, given. */
  credits!: number;
  at!: string;
  /** Held until then; null when it never was, or is no longer. */
  heldUntil!: string | null;
}

/** What somebody has, and what it comes from, the latest first. */
export class MyCredits {
  spendable!: number;
  held!: number;
  /** When the first of what is held can be spent. */
  heldUntil!: string | null;
  items!: CreditEntry[];
  nextCursor!: string | null;
}
