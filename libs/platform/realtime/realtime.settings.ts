import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class RealtimeSettings {
  /** Connections one address may have to one instance at once. A whole campus may be behind one, so it is many. */
  @Type(() => Number)
  @IsInt()
  @Min(10)
  SOCKETS_PER_ADDRESS = 300;
}
