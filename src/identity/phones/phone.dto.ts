import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PHONE_CODE_LIMITS } from '#contract/accounts/phone';

const CODE = new RegExp(String.raw`^\s*(\d\s*){${PHONE_CODE_LIMITS.digits}}$`);

export class ConfirmPhoneBody {
  /** From the message; spaces in between do not count. */
  @Matches(CODE, { message: 'phone-code-format', context: { digits: PHONE_CODE_LIMITS.digits } })
  code!: string;
}

export class SentCode {
  @ApiProperty({ enum: ['on-its-way', 'sent', 'refused'] })
  state!: 'on-its-way' | 'sent' | 'refused';
  /** The number as it was dialled. */
  to!: string;
  expiresAt!: string;
  triesLeft!: number;
}

/** How far somebody's own number is from its badge. */
export class PhoneState {
  phone!: string | null;
  confirmedAt!: string | null;
  /** Whether this server can send codes at all. */
  possible!: boolean;
  /** The code that is waited for; null when none is, or it no longer works. */
  code!: SentCode | null;
}
