import { callSender } from './call-sender.js';
import { CodeSender, NumberRefused, type PhoneCode } from './code-sender.js';
import type { PhoneSettings } from './phone.settings.js';

/** Twilio Verify (v2): the codes are theirs, and so is the checking. */
export class TwilioVerifySender extends CodeSender {
  constructor(
    private readonly settings: PhoneSettings,
    private readonly limitMs?: number,
  ) {
    super();
  }

  override async send({ to, language }: PhoneCode, signal?: AbortSignal): Promise<void> {
    await this.post('Verifications', { To: to, Channel: 'sms', Locale: language }, signal);
  }

  override readonly check = async (to: string, code: string, signal?: AbortSignal): Promise<boolean> => {
    try {
      const answer = await this.post('VerificationCheck', { To: to, Code: code }, signal);
      return (JSON.parse(answer) as { status?: unknown }).status === 'approved';
    } catch (error) {
      // 404: it was checked too often, or is too old.
      if (error instanceof NumberRefused) return false;
      throw error;
    }
  };

  private post(what: string, fields: Record<string, string>, signal?: AbortSignal): Promise<string> {
    const { TWILIO_ACCOUNT, TWILIO_TOKEN, TWILIO_VERIFY_SERVICE, TWILIO_VERIFY_URL } = this.settings;
    const credentials = Buffer.from(`${TWILIO_ACCOUNT}:${TWILIO_TOKEN}`).toString('base64');
    return callSender(
      {
        url: `${TWILIO_VERIFY_URL.replace(/\/$/, '')}/v2/Services/${TWILIO_VERIFY_SERVICE}/${what}`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${credentials}`,
        },
        body: new URLSearchParams(fields).toString(),
      },
      signal,
      this.limitMs,
    );
  }
}
