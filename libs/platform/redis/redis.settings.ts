import { IsOptional, IsUrl } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class RedisSettings {
  /** Redis for the WebSocket and throttling across instances; without it PostgreSQL and memory do. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['redis', 'rediss'], require_protocol: true })
  REDIS_URL?: string;
}
