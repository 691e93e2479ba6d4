import { type KeptMail, LocalMailbox } from '#platform/mail/local-mailbox';
import { Mailer } from '#platform/mail/mailer';
import type { TestApp } from './app.js';

/** Every mail the application has sent to one address so far, newest first. */
export async function mailsTo(app: TestApp, address: string): Promise<KeptMail[]> {
  await app.outbox.delivered();
  const mailbox = app.nest.get(Mailer);
  if (!(mailbox instanceof LocalMailbox)) throw new Error('The application under test sends real mails.');
  return (await mailbox.newest(10_000)).filter(({ to }) => to === address);
}

/** The token of the link in the newest mail to one address. */
export async function mailedToken(app: TestApp, address: string): Promise<string> {
  const [mail] = await mailsTo(app, address);
  const token = /\?token=([\w-]{43})(?:&next=\S+)?$/m.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No mail with a link was sent to ${address}.`);
  return token;
}
