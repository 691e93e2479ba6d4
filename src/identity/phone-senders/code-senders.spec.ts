import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ProductSettings } from '#platform/config/product.settings';
import { SmsServer } from '../../../test/support/servers/sms-server.js';
import { NumberRefused } from './code-sender.js';
import { senderFor } from './code-sender.provider.js';
import { GatewaySender } from './gateway-sender.js';
import { MailboxSender } from './mailbox-sender.js';
import { PhoneSettings } from './phone.settings.js';
import { TwilioVerifySender } from './twilio-verify-sender.js';

const CODE = { to: '+14135550142', code: '123456', text: '123456 is "your" code.', language: 'es' } as const;
const TWILIO = {
  TWILIO_VERIFY_SERVICE: `VA${'0'.repeat(32)}`,
  TWILIO_ACCOUNT: `AC${'1'.repeat(32)}`,
  TWILIO_TOKEN: 'secret',
};
const settings = (given: Partial<PhoneSettings> = {}) => Object.assign(new PhoneSettings(), given);

describe('Who sends codes', () => {
  let server: SmsServer;
  let url: string;
  beforeEach(async () => {
    server = new SmsServer();
    url = await server.start();
  });
  afterEach(() => server.stop());

  const twilio = (limitMs?: number) =>
    new TwilioVerifySender(settings({ ...TWILIO, TWILIO_VERIFY_URL: url }), limitMs);

  it('is told number and text as a gateway wants it, as JSON', async () => {
    const SMS_GATEWAY_BODY = '{"from":"Vybac","phone":"{{to}}","message":"{{text}}"}';
    const SMS_GATEWAY_AUTHORIZATION = 'Bearer abc';
    await new GatewaySender(`${url}/sms`, settings({ SMS_GATEWAY_BODY, SMS_GATEWAY_AUTHORIZATION })).send(
      CODE,
    );
    expect(server.requests).toEqual([
      {
        path: '/sms',
        authorization: 'Bearer abc',
        contentType: 'application/json',
        body: JSON.stringify({ from: 'Vybac', phone: CODE.to, message: CODE.text }),
      },
    ]);
  });

  it('or as a form', async () => {
    await new GatewaySender(url, settings({ SMS_GATEWAY_FORMAT: 'form' })).send(CODE);
    expect(Object.fromEntries(new URLSearchParams(server.requests[0]?.body))).toEqual({
      to: CODE.to,
      text: CODE.text,
    });
  });

  it('is asked by Twilio Verify’s protocol, which makes and checks its own', async () => {
    const verify = twilio();
    await verify.send(CODE);
    const [sent] = server.requests;
    expect(sent?.path).toBe(`/v2/Services/${TWILIO.TWILIO_VERIFY_SERVICE}/Verifications`);
    expect(sent?.authorization).toBe(
      `Basic ${Buffer.from(`${TWILIO.TWILIO_ACCOUNT}:secret`).toString('base64')}`,
    );
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      To: CODE.to,
      Channel: 'sms',
      Locale: 'es',
    });
    expect(await verify.check(CODE.to, '123456')).toBe(false);
    expect(await verify.check(CODE.to, server.approves)).toBe(true);
    expect(server.requests.at(-1)?.path).toMatch(/\/VerificationCheck$/);
    server.status = 404;
    expect(await verify.check(CODE.to, server.approves)).toBe(false);
  });

  it('says whether the number is wrong, or it may be tried again', async () => {
    const gateway = new GatewaySender(url, settings());
    for (const status of [400, 422]) {
      server.status = status;
      await expect(gateway.send(CODE)).rejects.toThrow(NumberRefused);
    }
    for (const status of [401, 429, 503]) {
      server.status = status;
      await expect(gateway.send(CODE)).rejects.toThrow(`answered ${status}`);
      await expect(twilio().check(CODE.to, '123456')).rejects.toThrow(`answered ${status}`);
    }
  });

  it('is not waited for when it never answers, nor when who asks gives up', async () => {
    server.silent = true;
    await expect(new GatewaySender(url, settings(), 20).send(CODE)).rejects.toThrow(/timeout/i);
    await expect(twilio(20).check(CODE.to, '123456')).rejects.toThrow(/timeout/i);
    const stop = AbortSignal.abort(new Error('The instance stops.'));
    await expect(new GatewaySender(url, settings()).send(CODE, stop)).rejects.toThrow('The instance stops.');
  });

  it('is who the settings name: Twilio, a gateway, the local mailbox, and in production nobody', () => {
    const product = new ProductSettings();
    const production = Object.assign(new ProductSettings(), { NODE_ENV: 'production' });
    expect(senderFor(settings(TWILIO), production)).toBeInstanceOf(TwilioVerifySender);
    expect(senderFor(settings({ SMS_GATEWAY_URL: url }), production)).toBeInstanceOf(GatewaySender);
    expect(senderFor(settings(), product)).toBeInstanceOf(MailboxSender);
    expect(senderFor(settings(), production).available).toBe(false);
  });

  it.each([
    [{ TWILIO_TOKEN: 'alone' }, 'must be given together'],
    [{ ...TWILIO, SMS_GATEWAY_URL: 'https://sms.example.org' }, 'exclude each other'],
    [{ SMS_GATEWAY_BODY: 'to={{to}}&text={{text}}' }, 'JSON object of texts'],
    [{ SMS_GATEWAY_BODY: '{"to":"{{to}}"}' }, 'JSON object of texts'],
    [{ PHONE_COUNTRY_CODE: '+1' }, 'must match'],
  ])('refuses settings that do not fit: %j', (given, complaint) => {
    const read = plainToInstance(PhoneSettings, given, { exposeDefaultValues: true });
    const wrong = validateSync(read).flatMap(({ constraints }) => Object.values(constraints ?? {}));
    expect([...wrong, ...read.wrongTogether()].join()).toContain(complaint);
  });
});
