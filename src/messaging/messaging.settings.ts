import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class MessagingSettings {
  /** Messages and moves in a deal that one person may send per minute, over all their connections together. */
  @Type(() => Number)
  @IsInt()
  @Min(10)
  @Max(10_000)
  MESSAGES_PER_MINUTE = 60;
}
