import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { changeEmailPage, keepEmailPage, signInPage } from '#contract/pages/identity';
import { ProductSettings } from '#platform/config/product.settings';
import { mailLayout } from '#platform/mail/mail-layout';
import { Mailer } from '#platform/mail/mailer';
import { Words } from '#platform/words/words';
import { CONFIRM_HOURS, EmailChanges, UNDO_DAYS } from '../email-changes/email-changes.js';
import { letterOf } from '../mail-links/letter.js';
import { Profile } from '../profiles/profile.entity.js';

/** Each letter, and how long its link works; `taken-email` goes to who has the wanted address already, and names nobody. */
const LETTERS = { 'new-email': CONFIRM_HOURS, 'old-email': UNDO_DAYS, 'taken-email': 0 };

interface Letter {
  kind: keyof typeof LETTERS;
  to: string;
  newEmail: string;
  profileId: string;
  /** Where its button leads. */
  path: string;
}

/** The mails about a change of address, in the member's language. */
@Injectable()
export class EmailChangeMail {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: EmailChanges,
    private readonly mailer: Mailer,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async toNewAddress(changeId: string, signal: AbortSignal): Promise<void> {
    const link = await this.changes.link(changeId, 'confirm');
    if (!link) return;
    const { newEmail, profileId } = link.change;
    const isTaken =
      (await this.em.count(Profile, { email: newEmail })) > 0 ||
      (await this.changes.isHeld(newEmail, profileId));
    const letter = isTaken
      ? ({ kind: 'taken-email', path: signInPage.path } as const)
      : ({ kind: 'new-email', path: `${changeEmailPage.path}?token=${link.secret}` } as const);
    await this.send({ ...letter, to: newEmail, newEmail, profileId }, signal);
  }

  async toOldAddress(changeId: string, signal: AbortSignal): Promise<void> {
    const link = await this.changes.link(changeId, 'undo');
    if (!link) return;
    const { oldEmail, newEmail, profileId } = link.change;
    const path = `${keepEmailPage.path}?token=${link.secret}`;
    await this.send({ kind: 'old-email', path, to: oldEmail, newEmail, profileId }, signal);
  }

  private async send(letter: Letter, signal: AbortSignal): Promise<void> {
    const { kind, to, profileId, path, newEmail } = letter;
    const member = await this.em.findOne(Profile, profileId);
    if (!member) return;
    const { BRAND_NAME: brandName, publicUrl } = this.settings;
    const { language, displayName: name } = member;
    const { subject, button, ...texts } = letterOf(this.words.in(language), kind, {
      name,
      newEmail,
      count: LETTERS[kind],
    });
    const layout = mailLayout({
      ...texts,
      brandName,
      language,
      button: { label: button, url: publicUrl + path },
    });
    await this.mailer.send({ to, subject, ...layout }, signal);
  }
}
