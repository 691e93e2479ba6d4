import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUrl, Max, Min, MinLength } from 'class-validator';
import { type ChecksTogether, ReadAtStart } from './settings.js';

/** What the product is called, where it is reached, and where it keeps its things. */
@ReadAtStart()
export class ProductSettings implements ChecksTogether {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** Port of the web app, the API and the WebSocket. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65_535)
  PORT = 3000;

  /** Address to listen on. */
  @IsString()
  HOST = '0.0.0.0';

  /** The product's name wherever a person reads it. */
  @IsString()
  @MinLength(1)
  BRAND_NAME = 'Vybac';

  /** Address people reach the product at, without a trailing slash; used in mails, canonical links and the sitemap. */
  @IsOptional()
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  PUBLIC_URL?: string;

  /** Comma-separated addresses where the product is found on social networks, shown at the foot of every page. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((link) => link.trim())
          .filter(Boolean)
      : value,
  )
  @IsUrl({ protocols: ['https'], require_protocol: true }, { each: true })
  SOCIAL_LINKS: string[] = [];

  /** Folder of the embedded database, uploads, generated secrets and the local mailbox. */
  @IsString()
  @MinLength(1)
  DATA_DIR = '.data';

  /** How long a stop waits for requests and jobs under way, in seconds. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(300)
  SHUTDOWN_GRACE = 10;

  get production(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** PUBLIC_URL, or the local address while none is set; never with a trailing slash. */
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? `http://localhost:${this.PORT}`).replace(/\/$/, '');
  }

  wrongTogether(): string[] {
    return this.production && !this.PUBLIC_URL
      ? ['PUBLIC_URL is missing: production needs the address people use.']
      : [];
  }
}
