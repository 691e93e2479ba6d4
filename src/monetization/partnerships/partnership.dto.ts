import { PartialType } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PARTNERSHIPS as LIMITS } from '#contract/monetization/partnerships';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { OneLine } from '#platform/http/one-line';
import { ImageAnswer } from '#platform/media/media.dto';

const max = (limit: number) => ({ message: 'partnership-too-long', context: { max: limit } });

export class PartnershipBody {
  @OneLine()
  @MaxLength(LIMITS.brandName, max(LIMITS.brandName))
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  brandName!: string;

  @OneLine()
  @MaxLength(LIMITS.discount, max(LIMITS.discount))
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  discount!: string;

  /** What unlocks it, in words of its own; null says what is usual. */
  @IfGiven()
  @Nullable()
  @OneLine()
  @MaxLength(LIMITS.requirements, max(LIMITS.requirements))
  @IsString()
  requirements?: string | null;

  @OneLine()
  @MaxLength(LIMITS.code, max(LIMITS.code))
  @IsNotEmpty({ message: 'required' })
  @IsString({ message: 'required' })
  code!: string;

  @IfGiven()
  @IsBoolean()
  isActive?: boolean;

  /** An upload of one's own, as its logo; null: none. */
  @IfGiven()
  @Nullable()
  @IsUUID()
  logoId?: string | null;
}

export class ChangePartnershipBody extends PartialType(PartnershipBody, { skipNullProperties: false }) {}

export class PartnershipId {
  id!: string;
}

export class Perk {
  id!: string;
  brandName!: string;
  logo!: ImageAnswer | null;
  discount!: string;
  /** Null says what is usual. */
  requirements!: string | null;
  /** Null for who has not unlocked it. */
  code!: string | null;
  /** No brand has agreed to it: it shows what one would be like. */
  isSample!: boolean;
}

export class Perks {
  /** Whether the caller is shown the codes. */
  unlocked!: boolean;
  /** The newest first, 6 at most. */
  items!: Perk[];
}

/** As administrators see it. */
export class KeptPartnership {
  id!: string;
  brandName!: string;
  logo!: ImageAnswer | null;
  discount!: string;
  requirements!: string | null;
  code!: string;
  isActive!: boolean;
  isSample!: boolean;
  createdAt!: string;
}

export class KeptPartnerships {
  /** The newest first. */
  items!: KeptPartnership[];
}
