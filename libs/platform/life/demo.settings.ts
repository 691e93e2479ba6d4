import { IsBoolean } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';
import { FlagParam } from '#platform/http/params/flag-param';

@ReadAtStart()
export class DemoSettings {
  /** Fill an empty embedded database with demo listings. */
  @FlagParam()
  @IsBoolean()
  DEMO_DATA = true;
}
