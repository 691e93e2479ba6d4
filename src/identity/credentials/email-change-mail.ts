import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings';
import { mailLayout } from '#platform/mail/mail-layout';
import { Mailer } from '#platform/mail/mailer';
import { Profile } from '../profiles/profile.entity.js';
import { type EmailChangeLetter, emailChangeText } from './email-change-texts.js';
import { EmailChanges } from './email-changes.js';

/** The mails about a change of address, in the member's language. */
@Injectable()
export class EmailChangeMail {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: EmailChanges,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async toNewAddress(changeId: string): Promise<void> {
    const link = await this.changes.link(changeId, 'confirm');
    if (!link) return;
    const { newEmail, profileId } = link.change;
    const isTaken =
      (await this.em.count(Profile, { email: newEmail })) > 0 ||
      (await this.changes.isHeld(newEmail, profileId));
    if (isTaken) await this.send('taken', newEmail, link.change.profileId, '/auth', newEmail);
    else await this.send('confirm', newEmail, profileId, `/change-email?token=${link.secret}`, newEmail);
  }

  async toOldAddress(changeId: string): Promise<void> {
    const link = await this.changes.link(changeId, 'undo');
    if (!link) return;
    const { oldEmail, newEmail, profileId } = link.change;
    await this.send('undo', oldEmail, profileId, `/keep-email?token=${link.secret}`, newEmail);
  }

  private async send(
    letter: EmailChangeLetter,
    to: string,
    profileId: string,
    path: string,
    newEmail: string,
  ): Promise<void> {
    const member = await this.em.findOne(Profile, profileId);
    if (!member) return;
    const { BRAND_NAME: brandName, publicUrl } = this.settings;
    const { language, displayName: name } = member;
    const { subject, button, ...texts } = emailChangeText(letter, language, {
      brand: brandName,
      name,
      newEmail,
    });
    const layout = mailLayout({
      ...texts,
      brandName,
      language,
      button: { label: button, url: publicUrl + path },
    });
    await this.mailer.send({ to, subject, ...layout });
  }
}
