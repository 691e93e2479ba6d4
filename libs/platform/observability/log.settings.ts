import { IsIn } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class LogSettings {
  @IsIn(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
  LOG_LEVEL: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' = 'info';
}
