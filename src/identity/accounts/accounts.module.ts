import { Module } from '@nestjs/common';
import { SecretHashes } from './secret-hashes.js';

/** What everything that keeps a secret shares: one queue in front of the hashes. */
@Module({ providers: [SecretHashes], exports: [SecretHashes] })
export class AccountsModule {}
