import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ASKED_FIELDS, DRAFTING_LIMITS } from '#contract/ai/drafting';
import { DRAFT_LIMITS, LISTING_FIELDS, type ListingField } from '#contract/drafts';
import type { Category } from '#contract/listings';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { NestedList } from '#platform/http/nested';
import { Trimmed } from '#platform/http/trimmed';
import { ImageAnswer } from '#platform/media/media.dto';
import { ListingWordsBody } from '../listings/listing.dto.js';
import { OneTooManyAtMost } from '../listings/listing-media.js';
import { DraftQuestion, FieldOrigin } from './field-origin.dto.js';

/** No count of anything goes beyond PostgreSQL's `int`. */
const MOST = 2 ** 31 - 2;

/** What is left out is not filled in yet; what is there keeps to the limits of a listing. */
export class DraftWords extends PartialType(ListingWordsBody, { skipNullProperties: false }) {}

export class KeepDraftBody extends DraftWords {
  /** The version it builds upon; 0 for a draft that is new. */
  @Max(MOST)
  @Min(0)
  @IsInt()
  version!: number;

  /** Made anew by each form that is opened. Its own changes never get in each other's way. */
  @IsUUID()
  form!: string;

  /** Which of the form's changes this is; one that comes late, or twice, changes nothing. */
  @Max(MOST)
  @Min(1)
  @IsInt()
  change!: number;

  /** Uploads of one's own, in the order they are shown. How many there may be follows from what it is made of. */
  @IfGiven()
  @OneTooManyAtMost()
  @IsUUID({ each: true, message: 'image-unknown' })
  @ArrayUnique({ message: 'image-repeated' })
  @IsArray()
  imageIds: string[] = [];

  /** What the product's AI has filled in and nobody has changed since. */
  @IfGiven()
  @IsIn(LISTING_FIELDS, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(LISTING_FIELDS.length)
  @IsArray()
  byAi: ListingField[] = [];

  /** Where what it has filled in comes from. */
  @IfGiven()
  @NestedList(() => FieldOrigin, DRAFT_LIMITS.origins)
  origins: FieldOrigin[] = [];

  /** What is still to be answered. */
  @IfGiven()
  @NestedList(() => DraftQuestion, ASKED_FIELDS.length)
  questions: DraftQuestion[] = [];

  /** A recording of one's own. */
  @IfGiven()
  @Nullable()
  @IsUUID({ message: 'audio-unknown' })
  audioId: string | null = null;

  /** What it was made of: written, or said. */
  @IfGiven()
  @Nullable()
  @Trimmed()
  @MaxLength(DRAFTING_LIMITS.spoken, { message: 'prompt-too-long', context: { max: DRAFTING_LIMITS.spoken } })
  @IsString()
  prompt: string | null = null;
}

/** Which of its changes a form made last. */
export class FormChange {
  form!: string;
  change!: number;
}

export class KeptDraft {
  /** What the next change builds upon. */
  version!: number;
  updatedAt!: string;
}

/** A listing that was begun, as far as it was. */
export class ListingDraft {
  id!: string;
  version!: number;
  /** Whose changes it holds: the forms that made the last ones. */
  forms!: FormChange[];
  words!: DraftWords;
  images!: ImageAnswer[];
  @ApiProperty({ enum: LISTING_FIELDS, isArray: true })
  byAi!: ListingField[];
  origins!: FieldOrigin[];
  questions!: DraftQuestion[];
  audioId!: string | null;
  /** Made of a recording, which may have been left out: it may have more pictures. */
  spoken!: boolean;
  prompt!: string | null;
  updatedAt!: string;
}

/** A draft among the others. */
export class DraftCard {
  id!: string;
  title!: string | null;
  category!: Category | null;
  image!: ImageAnswer | null;
  updatedAt!: string;
}

export class Drafts {
  /** The one changed last first. */
  items!: DraftCard[];
}
