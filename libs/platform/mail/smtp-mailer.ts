import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Metrics } from '#platform/observability/metrics';
import { type Mail, Mailer } from './mailer.js';
import { refusedForGood } from './refused-for-good.js';

/** Sends through the SMTP server of `SMTP_URL`, over a few connections it keeps. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport;
  private readonly logger = new Logger('Mail');

  constructor(
    smtpUrl: string,
    private readonly from: string,
    private readonly metrics: Metrics,
  ) {
    super();
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      // As many as the outside lane sends at once: none waits in the pool for another one's slow connection.
      maxConnections: 8,
      // Trying again is the outbox's business.
      maxRequeues: 0,
      dnsTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  override async send({ to, ...mail }: Mail, signal?: AbortSignal): Promise<void> {
    // As an object the address is taken as one, whatever commas it contains.
    const letter = { ...mail, from: this.from, to: { name: '', address: to }, signal };
    try {
      await this.transport.sendMail(letter);
    } catch (error) {
      const code = refusedForGood(error);
      if (code === undefined) throw error;
      this.metrics.mailsRefused.inc({ code });
      // What the server says names the address, which is nothing for a log.
      this.logger.warn(`A mail was refused for good because of its recipient: ${code}.`);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close({ force: true });
  }
}
