import { IsOptional, IsString, MinLength } from 'class-validator';
import { ProductSettings } from '#platform/config/product.settings';
import { type ChecksTogether, ReadAtStart, type Settings } from '#platform/config/settings';

@ReadAtStart()
export class AuthSettings implements ChecksTogether {
  /** Signs access tokens. Required in production; otherwise generated into DATA_DIR. */
  @IsOptional()
  @IsString()
  @MinLength(32)
  TOKEN_SECRET?: string;

  /** Opens /metrics, /ops and /dev/mailbox to other machines; without it only the same machine may read them. */
  @IsOptional()
  @IsString()
  @MinLength(16)
  METRICS_TOKEN?: string;

  wrongTogether(settings: Settings): string[] {
    return settings.of(ProductSettings).production && !this.TOKEN_SECRET
      ? ['TOKEN_SECRET is missing: production needs at least 32 characters.']
      : [];
  }
}
