import { Type } from 'class-transformer';
import { IsEmail, IsInt, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

/** Who runs this server and how they are reached. */
@ReadAtStart()
export class CommunitySettings {
  /** A person, a club, a company; named on the contact and legal pages. */
  @IsOptional()
  @IsString()
  OPERATOR_NAME?: string;

  /** Their postal address, in one line. */
  @IsOptional()
  @IsString()
  OPERATOR_ADDRESS?: string;

  /** Where the contact form's messages go; without it, to the administrators. Shown on the contact page. */
  @IsOptional()
  @IsEmail()
  SUPPORT_EMAIL?: string;

  /** How many days what is written with the contact form is kept. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(3650)
  CONTACT_KEPT_DAYS = 180;

  /** Where the source of what runs here lies. */
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true })
  REPOSITORY_URL?: string;
}
