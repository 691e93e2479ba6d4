import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ContactController } from './contact/contact.controller.js';
import { ContactPage } from './contact/contact.page.js';
import { ContactMessage } from './contact/contact-message.entity.js';
import { ContactMessagesInExport } from './contact/contact-messages.in-export.js';
import { Desk } from './contact/desk.js';
import { ForgetContactMessagesOnLeaving } from './contact/forget-contact-messages.on-leaving.js';
import { MailCopyOnContactMessageWritten } from './contact/mail-copy.on-contact-message-written.js';
import { MailDeskOnContactMessageWritten } from './contact/mail-desk.on-contact-message-written.js';
import { ReadSiteHandler } from './contact/read-site.query.js';
import { WriteToDeskHandler } from './contact/write-to-desk.command.js';

/** The people around the marketplace: who runs it, and how they are reached. */
@Module({
  imports: [MikroOrmModule.forFeature([ContactMessage])],
  controllers: [ContactController],
  providers: [
    Desk,
    ReadSiteHandler,
    WriteToDeskHandler,
    MailDeskOnContactMessageWritten,
    MailCopyOnContactMessageWritten,
    ForgetContactMessagesOnLeaving,
    ContactMessagesInExport,
    ContactPage,
  ],
})
export class CommunityModule {}
