import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Settings } from '#platform/config/settings';
import { type Budget, RateLimits } from '#platform/throttle/rate-limits';
import { mailboxOf } from '../mail-links/mail-budgets.js';
import { assertNotGuessable } from '../profiles/password-rules.js';
import { Profile } from '../profiles/profile.entity.js';
import { SecretHashes } from '../profiles/secret-hashes.js';
import type { SignUpBody } from './sign-up.dto.js';
import { EmailRegistered, refuseTaken } from './sign-up.errors.js';

/** Accounts whose confirmations go to one mailbox, whoever makes them, in an hour. */
const TO_MAILBOX = 5;
/** How often it is told, from one network address or to one guest, that somebody has an account; in an hour. */
const TOLD_REGISTERED = 10;

/** Makes a member whose address is yet to be confirmed. */
export class SignUp extends Command<void> {
  constructor(
    readonly form: SignUpBody,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly em: EntityManager,
    private readonly hashes: SecretHashes,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  async execute({ form, actor }: SignUp): Promise<void> {
    const { username, email, password, language, bringGuest } = form;
    assertNotGuessable(password, { username, email });
    const told = toldBudgets(actor);
    await this.limits.check(told);
    await this.limits.spend(this.budgets(email, actor));
    const passwordHash = await this.hashes.hash(password);
    const guestToBring = bringGuest && actor.kind === 'guest' ? actor.id : null;
    const member = Profile.member(
      { username, email, passwordHash, language, guestToBring },
      this.clock.now(),
    );
    member.requestMailLink('confirm-email');
    try {
      await this.em.persist(member).flush().catch(refuseTaken);
    } catch (error) {
      if (error instanceof EmailRegistered) await this.limits.spend(told);
      throw error;
    }
  }

  private budgets(email: string, { address }: Actor): Budget[] {
    const { SIGN_UPS_PER_HOUR: limit } = this.settings;
    return [
      { rule: 'identity.sign-up', key: address, limit, windowMinutes: 60 },
      { rule: 'identity.sign-up-to', key: mailboxOf(email), limit: TO_MAILBOX, windowMinutes: 60 },
    ];
  }
}

/** Who learns which addresses are registered is counted like one who guesses. */
function toldBudgets(actor: Actor): Budget[] {
  const budget = { rule: 'identity.told-registered', limit: TOLD_REGISTERED, windowMinutes: 60 };
  return [actor.address, ...(isSignedIn(actor) ? [actor.id] : [])].map((key) => ({ ...budget, key }));
}
