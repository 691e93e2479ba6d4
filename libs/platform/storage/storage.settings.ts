import { IsOptional, IsString, IsUrl } from 'class-validator';
import { type ChecksTogether, ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class StorageSettings implements ChecksTogether {
  /** S3-compatible bucket for uploads; without it they lie in DATA_DIR. */
  @IsOptional()
  @IsString()
  S3_BUCKET?: string;

  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true })
  S3_ENDPOINT?: string;

  @IsString()
  S3_REGION = 'us-east-1';

  @IsOptional()
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @IsOptional()
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  wrongTogether(): string[] {
    return this.S3_BUCKET && !(this.S3_ACCESS_KEY_ID && this.S3_SECRET_ACCESS_KEY)
      ? ['S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.']
      : [];
  }
}
