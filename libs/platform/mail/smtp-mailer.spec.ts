import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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

  beforeEach(async () => {
    server = new SmtpServer();
    mailer = new SmtpMailer(await server.start(), 'Vybac <no-reply@example.org>');
  });

  afterEach(async () => {
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

  it('fails when the server refuses', async () => {
    server.refuseWith = '550 no such mailbox';
    await expect(mailer.send(mail)).rejects.toThrow('no such mailbox');
  });
});
