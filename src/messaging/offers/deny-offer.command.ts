import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { AskedMessages } from './asked-messages.js';
import { OfferQuestions } from './offer-questions.js';

/** The buyer says no to "Is $N your offer?". */
export class DenyOffer extends Command<void> {
  constructor(
    readonly personId: string,
    readonly messageId: string,
  ) {
    super();
  }
}

@CommandHandler(DenyOffer)
export class DenyOfferHandler implements ICommandHandler<DenyOffer> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly asked: AskedMessages,
    private readonly questions: OfferQuestions,
  ) {}

  async execute({ personId, messageId }: DenyOffer): Promise<void> {
    const conversationId = await this.em.transactional(async () => {
      const message = await this.asked.lockOpen(messageId, personId);
      await this.db.rows(sql`update messaging.messages set asked_status = 'no' where id = ${messageId}`);
      return message.conversationId;
    });
    await this.questions.tell(conversationId, personId);
  }
}
