import { IsEmail, IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { CONTACT_LIMITS, SALES_LIMITS } from '#contract/contact';
import { LANGUAGES, type Language } from '#contract/people';
import { IfGiven } from '#platform/http/if-given';
import { OneLine } from '#platform/http/one-line';
import { Trimmed } from '#platform/http/trimmed';

const { nameMin, nameMax, messageMin } = CONTACT_LIMITS;
const { messageMax } = SALES_LIMITS;

export class SalesMessageBody {
  @OneLine()
  @MaxLength(nameMax, { message: 'contact-name-too-long', context: { max: nameMax } })
  @MinLength(nameMin, { message: 'contact-name-too-short', context: { min: nameMin } })
  @IsString({ message: 'contact-name-too-short', context: { min: nameMin } })
  name!: string;

  /** Where the answer goes. */
  @Trimmed()
  @IsEmail({}, { message: 'contact-email-invalid' })
  email!: string;

  @Trimmed()
  @MaxLength(messageMax, { message: 'contact-message-too-long', context: { max: messageMax } })
  @MinLength(messageMin, { message: 'contact-message-too-short', context: { min: messageMin } })
  @IsString({ message: 'contact-message-too-short', context: { min: messageMin } })
  message!: string;

  /** Language of the copy that is mailed to the writer. */
  @IfGiven()
  @IsIn(LANGUAGES)
  language?: Language;
}
