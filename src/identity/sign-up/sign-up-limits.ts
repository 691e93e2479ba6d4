import { Injectable } from '@nestjs/common';
import { HOUR_MINUTES } from '#contract/time';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { mailboxOf } from '#platform/config/mail-address';
import { type Budget, RateLimits } from '#platform/throttle/rate-limits';
import { IdentitySettings } from '../identity.settings.js';

/** Accounts whose confirmations go to one mailbox, whoever makes them, in an hour. */
const TO_MAILBOX = 5;
/** How often it is told, from one network address or to one guest, that somebody has an account; in an hour. */
const TOLD_REGISTERED = 10;

/** How often people sign up, and how often they learn that somebody else has. */
@Injectable()
export class SignUpLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly settings: IdentitySettings,
  ) {}

  /** Counts one that asks for an account. @throws TooManyAttempts */
  async take(email: string, actor: Actor): Promise<void> {
    await this.limits.check(...toldBudgets(actor));
    await this.limits.spend(
      {
        rule: 'identity.sign-up',
        key: actor.address,
        limit: this.settings.SIGN_UPS_PER_HOUR,
        windowMinutes: HOUR_MINUTES,
      },
      { rule: 'identity.sign-up-to', key: mailboxOf(email), limit: TO_MAILBOX, windowMinutes: HOUR_MINUTES },
    );
  }

  /** Counts one who is about to learn that an address is registered. @throws TooManyAttempts instead of telling it */
  tell(actor: Actor): Promise<void> {
    return this.limits.spend(...toldBudgets(actor));
  }
}

/** Counted like guesses. */
function toldBudgets(actor: Actor): Budget[] {
  const budget = { rule: 'identity.told-registered', limit: TOLD_REGISTERED, windowMinutes: HOUR_MINUTES };
  return [actor.address, ...(isSignedIn(actor) ? [actor.id] : [])].map((key) => ({ ...budget, key }));
}
