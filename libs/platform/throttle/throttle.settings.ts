import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class ThrottleSettings {
  /** Requests one person or address may make per minute before it is answered 429. */
  @Type(() => Number)
  @IsInt()
  @Min(10)
  THROTTLE_PER_MINUTE = 600;
}
