import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TERMS_VERSION } from '#contract/accounts/terms';
import type { Actor } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { EmailRegistered, refuseTaken } from '../accounts/account.errors.js';
import { assertNotGuessable } from '../accounts/password-rules.js';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { EmailChanges } from '../email-changes/email-changes.js';
import { Profile } from '../profiles/profile.entity.js';
import { EarlierSignUps } from './earlier-sign-ups.js';
import type { SignUpBody } from './sign-up.dto.js';
import { SignUpLimits } from './sign-up-limits.js';

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
    private readonly limits: SignUpLimits,
    private readonly changes: EmailChanges,
    private readonly earlier: EarlierSignUps,
    private readonly clock: Clock,
  ) {}

  async execute({ form, actor }: SignUp): Promise<void> {
    assertNotGuessable(form.password, form);
    await this.limits.take(form.email, actor);
    try {
      await this.make(form, actor);
    } catch (error) {
      if (error instanceof EmailRegistered) await this.limits.tell(actor);
      throw error;
    }
  }

  private async make(form: SignUpBody, actor: Actor): Promise<void> {
    const { username, email, password, language, bringGuest, insteadOf, next } = form;
    const proven = await this.earlier.prove(insteadOf);
    const passwordHash = await this.hashes.hash(password);
    const guestToBring = bringGuest && actor.kind === 'guest' ? actor.id : null;
    const member = Profile.member(
      { username, email, passwordHash, language, guestToBring },
      this.clock.now(),
    );
    member.acceptTerms(TERMS_VERSION, this.clock.now());
    member.requestMailLink('confirm-email', next);
    const signUp = this.em.transactional(async (em) => {
      await this.earlier.giveWay(proven, actor);
      await this.keep(em, member, email);
    });
    await signUp.catch(refuseTaken);
  }

  /** Asks only once it is theirs: who is just giving the address up has done so by then. */
  private async keep(em: EntityManager, member: Profile, email: string): Promise<void> {
    await em.persist(member).flush();
    if (await this.changes.isHeld(email)) throw new EmailRegistered();
  }
}
