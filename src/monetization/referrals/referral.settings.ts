import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class ReferralSettings {
  /**
   * Friends of one person who count although that person, or another friend of theirs, was at the same address. A
   * campus behind one address needs more.
   */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(10_000)
  REFERRALS_PER_ADDRESS = 0;
}
