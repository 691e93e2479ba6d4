import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { Mailer } from '#platform/mail/mailer';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Words } from '#platform/words/words';
import { deskMail } from './contact-mail.js';
import { ContactMessage } from './contact-message.entity.js';
import { Desk } from './desk.js';
import { DeskMailDue } from './desk-mail-due.js';

@Injectable()
@ReactsTo(DeskMailDue, { lane: 'outside' })
export class MailDeskOnDeskMailDue implements Reaction<DeskMailDue> {
  constructor(
    private readonly em: EntityManager,
    private readonly desk: Desk,
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async react({ messageId, recipient }: DeskMailDue, { signal }: ReactionContext): Promise<void> {
    const written = await this.em.findOne(ContactMessage, messageId);
    const address = await this.desk.addressOf(recipient);
    const site = { brandName: this.settings.BRAND_NAME, words: this.words };
    if (written && address) await this.mailer.send(deskMail(address, written, site), signal);
  }
}
