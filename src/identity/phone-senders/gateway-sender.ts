import { callSender } from './call-sender.js';
import { CodeSender, type PhoneCode } from './code-sender.js';
import type { PhoneSettings } from './phone.settings.js';

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Any gateway that takes one text message by one request. */
export class GatewaySender extends CodeSender {
  constructor(
    private readonly url: string,
    private readonly settings: PhoneSettings,
    private readonly limitMs?: number,
  ) {
    super();
  }

  override async send({ to, text }: PhoneCode, signal?: AbortSignal): Promise<void> {
    const { SMS_GATEWAY_AUTHORIZATION, SMS_GATEWAY_BODY, SMS_GATEWAY_FORMAT } = this.settings;
    const template = Object.entries(JSON.parse(SMS_GATEWAY_BODY) as Record<string, string>);
    // A function, because a text may hold `$&`.
    const filled = template.map(([name, value]) => [
      name,
      value.replaceAll('{{to}}', () => to).replaceAll('{{text}}', () => text),
    ]);
    const fields = Object.fromEntries(filled) as Record<string, string>;
    const headers = {
      'content-type': CONTENT_TYPES[SMS_GATEWAY_FORMAT],
      ...(SMS_GATEWAY_AUTHORIZATION && { authorization: SMS_GATEWAY_AUTHORIZATION }),
    };
    const body =
      SMS_GATEWAY_FORMAT === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
    await callSender({ url: this.url, headers, body }, signal, this.limitMs);
  }
}
