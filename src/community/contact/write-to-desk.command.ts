import { EntityManager } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONTACT_LIMITS } from '#contract/contact';
import { DAY_MINUTES, HOUR_MINUTES } from '#contract/time';
import { isSignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { mailboxOf } from '#platform/config/mail-address';
import { Outbox } from '#platform/outbox/outbox';
import { RateLimits } from '#platform/throttle/rate-limits';
import { WriteToDesk } from '../community.contract.js';
import { NobodyAnswers } from './contact.errors.js';
import { ContactMessage } from './contact-message.entity.js';
import { Desk } from './desk.js';
import { DeskMailDue } from './desk-mail-due.js';

const RULE = 'community.contact';
/** Who asks about plans may still ask for help. */
const SALES_RULE = `${RULE}-sales`;

@CommandHandler(WriteToDesk)
export class WriteToDeskHandler implements ICommandHandler<WriteToDesk> {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly desk: Desk,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, form }: WriteToDesk): Promise<void> {
    const { perAddressAnHour, perMailAddressADay } = CONTACT_LIMITS;
    const rule = form.topic === 'sales' ? SALES_RULE : RULE;
    await this.limits.spend({
      rule,
      key: actor.address,
      limit: perAddressAnHour,
      windowMinutes: HOUR_MINUTES,
    });
    // The copy goes to whatever address is given: nobody's mailbox is to be filled by somebody else.
    await this.limits.spend({
      rule: `${RULE}-copy`,
      key: mailboxOf(form.email),
      limit: perMailAddressADay,
      windowMinutes: DAY_MINUTES,
    });
    const recipients = await this.desk.recipients();
    if (recipients.length === 0) throw new NobodyAnswers();
    const { topic, name, email, message, conversation = '', language = 'en' } = form;
    const personId = isSignedIn(actor) ? actor.id : null;
    const said = conversation === '' ? null : conversation;
    const written = { personId, topic, name, email, message, conversation: said, language };
    await this.em.transactional(() => {
      const kept = ContactMessage.write(written, this.clock.now());
      this.em.persist(kept);
      // Without a key: none of them waits for another one's mail.
      for (const recipient of recipients) this.outbox.raise(new DeskMailDue(kept.id, recipient));
    });
  }
}
