import { PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  CATEGORIES,
  type Category,
  CONDITIONS,
  type Condition,
  LISTING_LIMITS as LIMITS,
  type ListingStatus,
} from '#contract/listings';
import { trimmedTags } from '#contract/texts/tags';
import { Decimals } from '#platform/http/decimals';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { Moment } from '#platform/http/times/moment';
import { Trimmed } from '#platform/http/trimmed';
import { Visible } from '#platform/http/visible';
import { ImageAnswer } from '#platform/media/media.dto';
import { OneTooManyAtMost } from './listing-media.js';

const max = (limit: number) => ({ context: { max: limit } });

/** The browser trims tags and leaves empty ones out; whoever sends them otherwise gets the same. */
const TrimmedTags = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) && value.every((tag) => typeof tag === 'string') ? trimmedTags(value) : value,
  );

export class ListingWordsBody {
  @Trimmed()
  @MaxLength(LIMITS.title, { message: 'title-too-long', ...max(LIMITS.title) })
  @Visible({ message: 'required' })
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  title!: string;

  @Trimmed()
  @MaxLength(LIMITS.description, { message: 'description-too-long', ...max(LIMITS.description) })
  @Visible({ message: 'required' })
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  description!: string;

  /** USD. */
  @Max(LIMITS.price, { message: 'price-too-high', ...max(LIMITS.price) })
  @Min(0, { message: 'price-negative' })
  @Decimals(2, { message: 'price-invalid' })
  price!: number;

  @IsIn(CATEGORIES, { message: 'category-unknown' })
  category!: Category;

  @IsIn(CONDITIONS, { message: 'condition-unknown' })
  condition!: Condition;

  @IfGiven()
  @Nullable()
  @Trimmed()
  @MaxLength(LIMITS.location, { message: 'location-too-long', ...max(LIMITS.location) })
  @IsString()
  location?: string | null;

  @IfGiven()
  @Nullable()
  @Trimmed()
  @MaxLength(LIMITS.zipCode, { message: 'zip-code-too-long', ...max(LIMITS.zipCode) })
  @IsString()
  zipCode?: string | null;

  @IfGiven()
  @TrimmedTags()
  @MaxLength(LIMITS.tag, { each: true, message: 'tag-too-long', ...max(LIMITS.tag) })
  @IsString({ each: true, message: 'tag-too-long' })
  @ArrayUnique({ message: 'tags-repeated' })
  @ArrayMaxSize(LIMITS.tags, { message: 'too-many-tags', ...max(LIMITS.tags) })
  @IsArray()
  tags?: string[];
}

export class PublishListingBody extends ListingWordsBody {
  /** Uploads of one's own, in the order they are shown. How many there may be follows from what it is made of. */
  @IfGiven()
  @OneTooManyAtMost()
  @IsUUID({ each: true, message: 'image-unknown' })
  @ArrayUnique({ message: 'image-repeated' })
  @IsArray()
  imageIds: string[] = [];

  /** A recorded voice description. */
  @IfGiven()
  @IsUUID({ message: 'audio-unknown' })
  audioId?: string;

  /** Drafted by the product's AI. */
  @IfGiven()
  @IsBoolean()
  aiGenerated?: boolean;

  /** The draft it was written in: gone once it is published. */
  @IfGiven()
  @IsUUID({ message: 'draft-unknown' })
  draftId?: string;
}

/** What is left out stays as it is; null clears what may be cleared. */
export class EditListingBody extends PartialType(ListingWordsBody, { skipNullProperties: false }) {
  @IfGiven()
  @OneTooManyAtMost()
  @IsUUID({ each: true, message: 'image-unknown' })
  @ArrayUnique({ message: 'image-repeated' })
  @IsArray()
  imageIds?: string[];

  /** Of the listing that was read: what has been changed since is not written over. Without it, it is. */
  @IfGiven()
  @Moment({ message: 'moment-invalid' })
  updatedAt?: string;
}

export class ListingId {
  id!: string;
}

/** Whoever sells a listing, as its page shows them. */
export class ListingSeller {
  id!: string;
  kind!: 'member' | 'guest';
  name!: string;
  username!: string | null;
  avatar!: ImageAnswer | null;
  verified!: boolean;
  memberSince!: string;
  rating!: number | null;
  totalRatings!: number;
  hasConfirmedPhone!: boolean;
  hasConfirmedEmail!: boolean;
}

export class ListingDetail {
  id!: string;
  title!: string;
  description!: string;
  /** USD. */
  price!: number;
  category!: Category;
  condition!: Condition;
  location!: string | null;
  /** Null for everybody but the seller. */
  zipCode!: string | null;
  tags!: string[];
  images!: ImageAnswer[];
  audioId!: string | null;
  /** Made of a recording, which may have been left out: it may have more pictures. */
  spoken!: boolean;
  aiGenerated!: boolean;
  status!: ListingStatus;
  /** It is kept for a buyer, by an offer, a meetup or an order; null for everybody but the seller. */
  held!: boolean | null;
  viewCount!: number;
  /** How many people have saved it; null for everybody but the seller. */
  favoriteCount!: number | null;
  createdAt!: string;
  updatedAt!: string;
  /** Until then it stands first in its category; null when it does not. */
  boostedUntil!: string | null;
  /** Null while the catalog has not heard of them yet. */
  seller!: ListingSeller | null;
}
