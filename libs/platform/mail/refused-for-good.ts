/** Of what nodemailer throws. */
interface SmtpError {
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** "5.7.1" and the like: the server does not trust who sends (RFC 3463), which whoever runs the product can mend. */
const ABOUT_SENDER = /^5\d\d[ -]5\.7\.\d/;

/**
 * The code with which a mail server says that it will never take a mail to this recipient: 550 to 554 in answer to RCPT TO
 * (RFC 5321, section 4.2.3). Undefined for whatever may be different the next time.
 */
export function refusedForGood(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { command, responseCode, response }: SmtpError = error as Error & SmtpError;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return undefined;
  if (responseCode < 550 || responseCode > 554 || ABOUT_SENDER.test(String(response))) return undefined;
  return responseCode;
}
