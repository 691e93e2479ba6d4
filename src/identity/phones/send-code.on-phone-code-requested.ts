import { Injectable, Logger } from '@nestjs/common';
import { PHONE_CODE_LIMITS } from '#contract/accounts/phone';
import type { Language } from '#contract/people';
import { ProductSettings } from '#platform/config/product.settings';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Words } from '#platform/words/words';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { CodeSender, NumberRefused } from '../phone-senders/code-sender.js';
import { PhoneCodeRequested } from './phone-code-requested.js';
import { newPhoneCode, PhoneCodes } from './phone-codes.js';

/** Makes the code and sends it. Tried again for as long as it would work; cut off before the note, it sends another. */
@Injectable()
@ReactsTo(PhoneCodeRequested, { lane: 'outside' })
export class SendCodeOnPhoneCodeRequested implements Reaction<PhoneCodeRequested> {
  private readonly logger = new Logger('Phones');

  constructor(
    private readonly codes: PhoneCodes,
    private readonly hashes: SecretHashes,
    private readonly sender: CodeSender,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async react({ profileId, requestId }: PhoneCodeRequested, { signal }: ReactionContext): Promise<void> {
    const wanted = await this.codes.wanted(requestId, profileId);
    if (!wanted) return;
    const { phone: to, language } = wanted;
    const code = newPhoneCode();
    const hash = this.sender.check ? null : await this.hashes.hash(code);
    if (!(await this.codes.keep(requestId, profileId, hash))) return;
    try {
      await this.sender.send({ to, code, text: this.textOf(code, language), language }, signal);
    } catch (error) {
      if (!(error instanceof NumberRefused)) throw error;
      this.logger.warn(error.message);
      return this.codes.noteSent(requestId, profileId, 'refused');
    }
    await this.codes.noteSent(requestId, profileId, 'sent');
  }

  /** The last line lets browsers offer the code to this site alone (the format of one-time codes bound to an origin). */
  private textOf(code: string, language: Language): string {
    const { BRAND_NAME: brand, publicUrl } = this.settings;
    const text = this.words.in(language)('phone:message', { code, brand, count: PHONE_CODE_LIMITS.minutes });
    return `${text}\n\n@${new URL(publicUrl).hostname} #${code}`;
  }
}
