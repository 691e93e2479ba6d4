import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfigModule } from '../config/config.module.js';
import { loadSettings } from '../config/settings.js';
import { Metrics } from '../observability/metrics.js';
import { ProblemFilter } from '../problems/problem.filter.js';
import { MailModule } from './mail.module.js';
import { Mailer } from './mailer.js';

const mail = (subject: string) => ({
  to: 'maya@example.org',
  subject,
  text: 'Open\nhttps://example.org/confirm?a=1&b=2\nsoon',
  html: '<p>Open <script>alert("mail")</script></p>',
});

@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
class CountedModule {}

const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'a secret of at least 32 characters',
  PUBLIC_URL: 'https://example.org',
};

const idsIn = (page: string) =>
  [...page.matchAll(/href="\/dev\/mailbox\/([^"]+)"/g)].map(([, id]) => id ?? '');

describe('the mailbox page', () => {
  let dataDir: string;
  let app: NestFastifyApplication;

  async function start(env: Record<string, string> = {}) {
    const settings = loadSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env });
    const root = { module: class Root {}, imports: [ConfigModule.with(settings), CountedModule, MailModule] };
    app = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter(), { logger: false });
    app.useGlobalFilters(new ProblemFilter());
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  }

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vybac-mailbox-'));
  });

  afterEach(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });

  it('says that nothing was sent yet', async () => {
    await start();
    expect((await app.inject('/dev/mailbox')).body).toContain('No mail has been sent yet.');
  });

  it('lists the newest fifty mails, newest first', async () => {
    await start();
    for (let i = 1; i <= 52; i++) await app.get(Mailer).send(mail(`Mail <${i}>`));
    const { body } = await app.inject('/dev/mailbox');
    expect(idsIn(body)).toHaveLength(50);
    expect(body.indexOf('Mail &lt;52&gt;')).toBeGreaterThan(0);
    expect(body.indexOf('Mail &lt;52&gt;')).toBeLessThan(body.indexOf('Mail &lt;51&gt;'));
    expect(body).not.toContain('Mail &lt;2&gt;');
  });

  it('shows a mail with links to follow, and lets nothing in it run', async () => {
    await start();
    await app.get(Mailer).send(mail('Confirm'));
    const [id = ''] = idsIn((await app.inject('/dev/mailbox')).body);
    const shown = await app.inject(`/dev/mailbox/${id}`);
    expect(shown.body).toContain('<a href="https://example.org/confirm?a=1&amp;b=2">');
    expect(shown.body).not.toContain('<script');
    expect(shown.body).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('does not show half-written mails or anything outside its folder', async () => {
    await start();
    await app.get(Mailer).send(mail('Whole'));
    await writeFile(join(dataDir, 'mailbox', 'half.draft'), '{');
    await writeFile(join(dataDir, 'secret.json'), '{}');
    expect(idsIn((await app.inject('/dev/mailbox')).body)).toHaveLength(1);
    for (const id of ['..%2Fsecret', 'half', '00000000-0000-7000-8000-000000000000'])
      expect((await app.inject(`/dev/mailbox/${id}`)).statusCode).toBe(404);
  });

  it.each(['', '{', 'null', '[]', '"mail"', '{"subject":{}}', '\0'])(
    'leaves out a damaged file and names it: %j',
    async (content) => {
      await start();
      await app.get(Mailer).send(mail('Whole'));
      const id = '0198c5f0-0000-7000-8000-000000000000';
      await writeFile(join(dataDir, 'mailbox', `${id}.json`), content);
      const list = await app.inject('/dev/mailbox');
      expect([list.statusCode, idsIn(list.body).length]).toEqual([200, 1]);
      expect(list.body).toContain(`Damaged, and left out: ${id}.json`);
      expect((await app.inject(`/dev/mailbox/${id}`)).statusCode).toBe(404);
    },
  );

  it('keeps mails from everybody else on the machine', async () => {
    await mkdir(join(dataDir, 'mailbox'), { mode: 0o755 });
    await start();
    await app.get(Mailer).send(mail('Confirm'));
    const [file = ''] = await readdir(join(dataDir, 'mailbox'));
    const modes = await Promise.all(
      ['mailbox', join('mailbox', file)].map(async (path) => (await stat(join(dataDir, path))).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600]);
  });

  it.each([PRODUCTION, { SMTP_URL: 'smtp://127.0.0.1:2525' }])('is not there with %j', async (env) => {
    await start(env);
    expect((await app.inject('/dev/mailbox')).statusCode).toBe(404);
  });
});
