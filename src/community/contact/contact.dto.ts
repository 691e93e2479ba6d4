import { IsEmail, IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { CONTACT_LIMITS, CONTACT_TOPICS, type ContactTopic } from '#contract/contact';
import { LANGUAGES, type Language } from '#contract/people';
import { IfGiven } from '#platform/http/if-given';
import { OneLine } from '#platform/http/one-line';
import { Trimmed } from '#platform/http/trimmed';

const { nameMin, nameMax, messageMin, messageMax, conversation } = CONTACT_LIMITS;

export class ContactBody {
  @IsIn(CONTACT_TOPICS)
  topic!: ContactTopic;

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

  /** What was said with the assistant before, as its writer has seen it. */
  @IfGiven()
  @Trimmed()
  @MaxLength(conversation, { message: 'conversation-too-long', context: { max: conversation } })
  @IsString()
  conversation?: string;

  /** Language of the copy that is mailed to the writer. */
  @IfGiven()
  @IsIn(LANGUAGES)
  language?: Language;
}

/** Who runs this server and how they are reached; what the operator has not set is null. */
export class SiteInfo {
  operator!: string | null;
  postalAddress!: string | null;
  supportEmail!: string | null;
  repositoryUrl!: string | null;
  /** Whether somebody gets what is written to the contact form. */
  answersMessages!: boolean;
}
