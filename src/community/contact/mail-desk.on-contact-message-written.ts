import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { Mailer } from '#platform/mail/mailer';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Words } from '#platform/words/words';
import { deskMail } from './contact-mail.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessageWritten } from './contact-message-written.js';
import { Desk } from './desk.js';

@Injectable()
@ReactsTo(ContactMessageWritten, { lane: 'outside' })
export class MailDeskOnContactMessageWritten implements Reaction<ContactMessageWritten> {
  constructor(
    private readonly em: EntityManager,
    private readonly desk: Desk,
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async react({ messageId }: ContactMessageWritten, { signal }: ReactionContext): Promise<void> {
    const written = await this.em.findOne(ContactMessage, messageId);
    if (!written) return;
    const site = { brandName: this.settings.BRAND_NAME, words: this.words };
    for (const address of await this.desk.addresses())
      await this.mailer.send(deskMail(address, written, site), signal);
  }
}
