import { ApiProperty } from '@nestjs/swagger';
import { AI_ENGINES, type AiEngine } from '#contract/ai/drafting';
import { Comparables } from '../alike/comparables.dto.js';
import { DraftWords } from '../drafts/draft.dto.js';
import { DraftQuestion, FieldOrigin } from '../drafts/field-origin.dto.js';

/** A listing as it was drafted: what is not known is left out, what is not sure is asked. */
export class DraftedListing {
  words!: DraftWords;
  origins!: FieldOrigin[];
  questions!: DraftQuestion[];
  /** What others ask for such a thing, and what it was sold for. */
  lookAlikes!: Comparables;
  @ApiProperty({ enum: AI_ENGINES })
  engine!: AiEngine;
  /** The endpoint that the operator has set has failed, and the product itself has stood in. */
  fellBack!: boolean;
}
