import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { type Mail, Mailer } from './mailer.js';

/** Sends through the SMTP server of `SMTP_URL`, over a few connections it keeps. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly transport;

  constructor(
    smtpUrl: string,
    private readonly from: string,
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
    await this.transport.sendMail({ ...mail, from: this.from, to: { name: '', address: to }, signal });
  }

  onApplicationShutdown(): void {
    this.transport.close({ force: true });
  }
}
