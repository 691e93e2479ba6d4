import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { InvalidInput } from '#platform/http/http.errors';
import { RateLimits } from '#platform/throttle/rate-limits';
import { Profile } from '../profiles/profile.entity.js';
import { CodeCheck } from './code-check.js';
import { ConfirmedPhones } from './confirmed-phones.js';
import { PhoneCodeGone } from './phone.errors.js';
import { tryBudgets } from './phone-budgets.js';
import { PhoneCodes, type TriedCode } from './phone-codes.js';

/** A code is given back: whoever got it reads the number. Once more, of a number that is confirmed, changes nothing. */
export class ConfirmPhone extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmPhone)
export class ConfirmPhoneHandler implements ICommandHandler<ConfirmPhone> {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly codes: PhoneCodes,
    private readonly check: CodeCheck,
    private readonly phones: ConfirmedPhones,
  ) {}

  async execute({ actor: { id }, code }: ConfirmPhone): Promise<void> {
    if (await this.isConfirmed(id)) return;
    const waiting = await this.codes.waitingFor(id);
    if (!waiting) throw new PhoneCodeGone();
    await this.limits.spend(...tryBudgets(id, waiting));
    const tried = await this.codes.takeTry(id);
    // Used by the same request a moment ago, or spent.
    if (!tried) return this.nothingToTry(id);
    if (!(await this.check.isRight(tried, code))) throw wrong(tried);
    await this.em
      .transactional(() => this.phones.confirm(id, tried))
      .catch(async (error: unknown) => {
        if (!(error instanceof PhoneCodeGone)) throw error;
        await this.nothingToTry(id);
      });
  }

  private async nothingToTry(id: string): Promise<void> {
    if (!(await this.isConfirmed(id))) throw new PhoneCodeGone();
  }

  private async isConfirmed(id: string): Promise<boolean> {
    const profile = await this.em.fork().findOne(Profile, id);
    return Boolean(profile?.phoneConfirmedAt);
  }
}

const wrong = ({ left }: TriedCode) =>
  left > 0
    ? new InvalidInput([{ field: 'code', code: 'phone-code-wrong', params: { left } }])
    : new PhoneCodeGone();
