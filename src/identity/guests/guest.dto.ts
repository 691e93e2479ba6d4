import { IsIn, Matches } from 'class-validator';
import { GUEST_ID_PATTERN, GUEST_PIN_PATTERN, LANGUAGES, type Language } from '#contract/people';
import { IfGiven } from '#platform/http/if-given';
import { Trimmed } from '#platform/http/trimmed';
import { SessionAnswer } from '../sessions/session.dto.js';

export class CreateGuestBody {
  /** Language of the screens from now on. */
  @IfGiven()
  @IsIn(LANGUAGES)
  language?: Language;
}

export class LogInGuestBody {
  @Trimmed()
  @Matches(GUEST_ID_PATTERN, { message: 'guest-id-format' })
  guestId!: string;

  @Trimmed()
  @Matches(GUEST_PIN_PATTERN, { message: 'pin-format' })
  pin!: string;
}

export class GuestCreated extends SessionAnswer {
  guestId!: string;
  /** Shown this once: the server keeps only its hash. */
  pin!: string;
}
