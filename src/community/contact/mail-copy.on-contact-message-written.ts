import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { Mailer } from '#platform/mail/mailer';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Words } from '#platform/words/words';
import { copyMail } from './contact-mail.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactMessageWritten } from './contact-message-written.js';

@Injectable()
@ReactsTo(ContactMessageWritten, { lane: 'outside' })
export class MailCopyOnContactMessageWritten implements Reaction<ContactMessageWritten> {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async react({ messageId }: ContactMessageWritten, { signal }: ReactionContext): Promise<void> {
    const written = await this.em.findOne(ContactMessage, messageId);
    const site = { brandName: this.settings.BRAND_NAME, words: this.words };
    if (written) await this.mailer.send(copyMail(written, site), signal);
  }
}
