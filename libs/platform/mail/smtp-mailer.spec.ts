import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Metrics } from '#platform/observability/metrics';
import { SmtpServer } from '../../../test/support/servers/smtp-server.js';
import { SmtpMailer } from './smtp-mailer.js';

const mail = {
  to: 'maya@example.org',
  subject: 'Confirm your e-mail ✓',
  text: 'Open https://example.org/confirm',
  html: '<p>Open</p>',
  headers: { 'List-Unsubscribe': '<https://example.org/unsubscribe>' },
};

describe('the SMTP mailer', () => {
  let server: SmtpServer;
  let mailer: SmtpMailer;
  let metrics: Metrics;

  beforeEach(async () => {
    server = new SmtpServer();
    metrics = new Metrics();
    mailer = new SmtpMailer(await server.start(), 'Vybac <no-reply@example.org>', metrics);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    mailer.onApplicationShutdown();
    await server.stop();
  });

  it('sends text, HTML and further headers to one recipient', async () => {
    await mailer.send(mail);
    const [received] = server.mails;
    expect(received).toMatchObject({ from: 'no-reply@example.org', to: ['maya@example.org'] });
    expect(received?.source).toContain('From: Vybac <no-reply@example.org>');
    expect(received?.source).toContain('List-Unsubscribe: <https://example.org/unsubscribe>');
    expect(received?.source).toMatch(/text\/plain[\s\S]+text\/html/);
  });

  it('keeps its connection for the next mail', async () => {
    for (let i = 0; i < 3; i++) await mailer.send(mail);
    expect(server.mails).toHaveLength(3);
    expect(server.connections).toBe(1);
  });

  it('takes an address with a comma for one recipient, not two', async () => {
    await mailer.send({ ...mail, to: 'maya@example.org, luis@example.org' }).catch(() => undefined);
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('luis@example.org');
  });

  it.each([
    '550 no such mailbox',
    '550 5.1.1 <maya@example.org>: Recipient address rejected',
    '552 5.2.2 Mailbox full',
    '553 5.1.3 Bad address',
    '554 No thanks',
  ])('is done with a mail whose recipient the server refuses for good, and goes on: %s', async (answer) => {
    const logged = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    server.refuseWith = answer;
    await mailer.send(mail);
    expect(server.mails).toEqual([]);
    expect(await metrics.registry.metrics()).toContain(`mails_refused_total{code="${answer.slice(0, 3)}"} 1`);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('maya');

    server.refuseWith = undefined;
    await mailer.send(mail);
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    '450 4.2.0 Try later',
    '421 Too busy',
    '554 5.7.1 <maya@example.org>: Relay access denied',
    '530 5.7.0 Authentication required',
  ])('fails when it may be taken another time: %s', async (answer) => {
    server.refuseWith = answer;
    await expect(mailer.send(mail)).rejects.toThrow(answer);
    expect(await metrics.registry.metrics()).not.toContain('mails_refused_total{');
  });

  it('fails when nobody answers', async () => {
    await server.stop();
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
    await server.start();
  });
});
