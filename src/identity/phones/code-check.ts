import { Injectable } from '@nestjs/common';
import { TemporarilyUnavailable } from '#platform/http/http.errors';
import { SecretHashes } from '../accounts/secret-hashes.js';
import { CodeSender } from '../phone-senders/code-sender.js';
import type { TriedCode } from './phone-codes.js';

/** Whether a code is the one that was sent. Asks whoever made it, so it never runs in a transaction. */
@Injectable()
export class CodeCheck {
  constructor(
    private readonly sender: CodeSender,
    private readonly hashes: SecretHashes,
  ) {}

  /** @throws TemporarilyUnavailable when who made the code does not answer */
  async isRight({ phone, hash }: TriedCode, given: string): Promise<boolean> {
    const code = given.replaceAll(/\s/g, '');
    if (!this.sender.check) return this.hashes.matches(hash, code);
    try {
      return await this.sender.check(phone, code);
    } catch (error) {
      throw new TemporarilyUnavailable(error);
    }
  }
}
