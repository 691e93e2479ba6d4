import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import {
  ASKED_FIELDS,
  type AskedField,
  CERTAINTIES,
  type Certainty,
  DRAFT_SOURCES,
  DRAFTING_LIMITS,
  type DraftSource,
} from '#contract/ai/drafting';
import { LISTING_FIELDS, type ListingField } from '#contract/drafts';
import { Nullable } from '#platform/http/if-given';

/** Where one field of a draft comes from; a field may have several. */
export class FieldOrigin {
  @IsIn(LISTING_FIELDS)
  field!: ListingField;

  @IsIn(DRAFT_SOURCES)
  source!: DraftSource;

  @IsIn(CERTAINTIES)
  certainty!: Certainty;

  /** The words it was read from. */
  @Nullable()
  @MaxLength(DRAFTING_LIMITS.evidence)
  @IsString()
  evidence!: string | null;
}

/** What is not sure enough to be taken for granted. */
export class DraftQuestion {
  @IsIn(ASKED_FIELDS)
  field!: AskedField;

  /** Slugs of the field, or amounts in USD as they are typed ("95", "42.50"), the likeliest first. */
  @MaxLength(30, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(DRAFTING_LIMITS.answers)
  @ArrayUnique()
  @IsArray()
  answers!: string[];
}
