import { Injectable } from '@nestjs/common';
import { EmailChanges } from '../email-changes/email-changes.js';
import { MailTokens } from '../mail-tokens/mail-tokens.js';
import type { EndReason } from '../sessions/session.entity.js';
import { Sessions } from '../sessions/sessions.js';

/** Takes an account out of the hands of whoever else may have it. */
@Injectable()
export class Intruders {
  constructor(
    private readonly sessions: Sessions,
    private readonly changes: EmailChanges,
    private readonly tokens: MailTokens,
  ) {}

  /**
   * Ends every session but `except`, and what needs none: a change of address that waits for its link, which would hand
   * the account over, and every link that was mailed, which would let in who has read the mail. Within a transaction, behind the lock of the profile: what was begun before is
   * stored before it, and what is begun after it finds the new password.
   */
  async lockOut(profileId: string, because: EndReason, except?: string): Promise<void> {
    await this.sessions.endAllOf(profileId, because, except);
    await this.changes.callOff(profileId);
    await this.tokens.endAllOf(profileId);
  }
}
