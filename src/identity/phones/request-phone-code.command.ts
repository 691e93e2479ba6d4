import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { dialable } from '#contract/accounts/phone';
import type { SignedIn } from '#platform/auth/actor';
import { SessionExpired } from '#platform/auth/auth.errors';
import { InvalidInput } from '#platform/http/http.errors';
import { record } from '#platform/outbox/domain-event';
import { RateLimits } from '#platform/throttle/rate-limits';
import { CodeSender } from '../phone-senders/code-sender.js';
import { PhoneSettings } from '../phone-senders/phone.settings.js';
import { Profile } from '../profiles/profile.entity.js';
import { PhoneCodesUnavailable, PhoneMissing } from './phone.errors.js';
import { codeBudgets } from './phone-budgets.js';
import { PhoneCodeRequested } from './phone-code-requested.js';
import { PhoneCodes } from './phone-codes.js';

/** Sends a code to the number in a member's profile. Of a number that is confirmed nothing more is asked. */
export class RequestPhoneCode extends Command<void> {
  constructor(readonly actor: SignedIn) {
    super();
  }
}

@CommandHandler(RequestPhoneCode)
export class RequestPhoneCodeHandler implements ICommandHandler<RequestPhoneCode> {
  constructor(
    private readonly em: EntityManager,
    private readonly codes: PhoneCodes,
    private readonly sender: CodeSender,
    private readonly limits: RateLimits,
    private readonly settings: PhoneSettings,
  ) {}

  async execute({ actor }: RequestPhoneCode): Promise<void> {
    if (!this.sender.available) throw new PhoneCodesUnavailable();
    const profile = await this.em.fork().findOne(Profile, actor.id);
    if (!profile) throw new SessionExpired();
    if (!profile.phone) throw new PhoneMissing();
    if (profile.phoneConfirmedAt) return;
    const phone = dialable(profile.phone, this.settings.PHONE_COUNTRY_CODE);
    if (!phone) throw new InvalidInput([{ field: 'phone', code: 'phone-without-country' }]);
    await this.limits.spend(...codeBudgets(actor.id, phone, actor.address));
    await this.em.transactional(async (em) => {
      const requestId = await this.codes.request(actor.id, phone);
      record(em.getReference(Profile, actor.id), new PhoneCodeRequested(actor.id, requestId));
    });
  }
}
