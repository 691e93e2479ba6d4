import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsUrl, Max, Min } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class DatabaseSettings {
  /** PostgreSQL 15 or newer; without it an embedded one is started in DATA_DIR. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['postgres', 'postgresql'], require_protocol: true })
  DATABASE_URL?: string;

  /** Most connections one instance keeps to the database; every fourth is for named statements. */
  @Type(() => Number)
  @IsInt()
  @Min(2)
  @Max(500)
  DATABASE_POOL = 16;

  /** How long a request may wait for one of them, in milliseconds, before it is answered 503. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(60_000)
  DATABASE_WAIT_MS = 3500;
}
