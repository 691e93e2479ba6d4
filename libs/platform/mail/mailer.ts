export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, e.g. `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Hands mails to a mail server, or to the local mailbox when none is set. Send from a reaction in the outside lane: the
 * outbox tries again when it fails, and nobody waits for it.
 */
export abstract class Mailer {
  /**
   * Resolves once the mail is accepted, or refused for good because of whom it goes to: no other try would help.
   * @throws Error when it is not taken for now, or when the signal aborts first.
   */
  abstract send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
