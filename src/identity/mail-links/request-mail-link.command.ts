import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RateLimits } from '#platform/throttle/rate-limits';
import type { MailLinkPurpose } from '../profiles/mail-link-requested.js';
import { Profile } from '../profiles/profile.entity.js';
import { mailBudgets } from './mail-budgets.js';
import type { MailLinkBody } from './mail-link.dto.js';

/** Mails a member a link. Answers the same whether there is such a member or not. */
export class RequestMailLink extends Command<void> {
  constructor(
    readonly purpose: MailLinkPurpose,
    readonly form: MailLinkBody,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RequestMailLink)
export class RequestMailLinkHandler implements ICommandHandler<RequestMailLink> {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
  ) {}

  async execute({ purpose, form: { email, next }, address }: RequestMailLink): Promise<void> {
    await this.limits.spend(...mailBudgets(purpose, email, address));
    const member = await this.em.findOne(Profile, { email });
    if (!member || (purpose === 'confirm-email' && member.emailConfirmed)) return;
    member.requestMailLink(purpose, next);
    await this.em.flush();
  }
}
