import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { SHARE_WAYS, type ShareWay } from '#contract/sharing';

export class ShareBody {
  @IsIn(SHARE_WAYS, { message: 'way-unknown' })
  way!: ShareWay;
}

export class SharesByWay {
  @ApiProperty({ enum: SHARE_WAYS })
  way!: ShareWay;
  shares!: number;
  /** By people who followed a link that went out this way. */
  visits!: number;
}

/** How often a listing was shared, and what that brought. */
export class ListingShares {
  shares!: number;
  visits!: number;
  /** The ways that were used, the busiest first. */
  ways!: SharesByWay[];
}
