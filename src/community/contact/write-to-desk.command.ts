import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONTACT_LIMITS } from '#contract/contact';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { RateLimits } from '#platform/throttle/rate-limits';
import type { ContactBody } from './contact.dto.js';
import { NobodyAnswers } from './contact.errors.js';
import { ContactMessage } from './contact-message.entity.js';
import { Desk } from './desk.js';

const RULE = 'community.contact';
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** Keeps a message to the people who run the place; it is mailed to them, and a copy to its writer. */
export class WriteToDesk extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly form: ContactBody,
  ) {
    super();
  }
}

@CommandHandler(WriteToDesk)
export class WriteToDeskHandler implements ICommandHandler<WriteToDesk> {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly desk: Desk,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, form }: WriteToDesk): Promise<void> {
    if ((await this.desk.addresses()).length === 0) throw new NobodyAnswers();
    const { perAddressAnHour, perMailAddressADay } = CONTACT_LIMITS;
    await this.limits.consume(RULE, actor.address, perAddressAnHour, HOUR_MINUTES);
    // The copy goes to whatever address is given: nobody's mailbox is to be filled by somebody else.
    await this.limits.consume(`${RULE}-copy`, form.email.toLowerCase(), perMailAddressADay, DAY_MINUTES);
    const { topic, name, email, message, language = 'en' } = form;
    const personId = isSignedIn(actor) ? actor.id : null;
    const written = { personId, topic, name, email, message, language };
    this.em.persist(ContactMessage.write(written, this.clock.now()));
    await this.em.flush();
  }
}
