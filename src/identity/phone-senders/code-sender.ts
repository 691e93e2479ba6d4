import type { Language } from '#contract/people';

export interface PhoneCode {
  /** As it is dialled: `+14135550142`. */
  to: string;
  /** Ours; who makes codes of their own sends one of those. */
  code: string;
  /** What the message says, with the code in it. */
  text: string;
  language: Language;
}

/** The number itself is refused; sending again would be in vain. */
export class NumberRefused extends Error {
  override name = 'NumberRefused';
}

/** How long whoever sends a code, or checks it, may take; in milliseconds. */
export const SENDER_LIMIT_MS = 10_000;

/**
 * Sends the code that confirms a telephone number. Send from a reaction in the outside lane, check outside of every
 * transaction (docs/adr/0003).
 */
export abstract class CodeSender {
  /** False where nobody can be sent a code: the badge cannot be earned then. */
  readonly available: boolean = true;
  /** Set by who makes codes of their own: only they can tell whether one is right. */
  readonly check?: (to: string, code: string, signal?: AbortSignal) => Promise<boolean>;

  /** Resolves once it is on its way. @throws NumberRefused, or Error when it may be tried again. */
  abstract send(code: PhoneCode, signal?: AbortSignal): Promise<void>;
}

/** In production without a gateway. */
export class NoCodeSender extends CodeSender {
  override readonly available = false;

  override send(): Promise<void> {
    return Promise.reject(new Error('Nobody is set who sends codes.'));
  }
}
