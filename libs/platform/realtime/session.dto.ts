import { IsString, MaxLength, ValidateIf } from 'class-validator';

export class SessionToken {
  /** A fresh access token; null signs the connection out. */
  @ValidateIf((_, token) => token !== null)
  @IsString()
  @MaxLength(4096)
  token!: string | null;
}
