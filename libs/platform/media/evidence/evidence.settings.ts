import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class EvidenceSettings {
  /** How long what was reported is kept as evidence, in days, with its pictures. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(3650)
  REPORTS_KEPT_DAYS = 180;
}
