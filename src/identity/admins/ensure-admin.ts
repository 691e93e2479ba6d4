import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { IdentitySettings } from '../identity.settings.js';
import { AdminAccounts } from './admin-accounts.js';

/** Makes sure at start that ADMIN_EMAIL is an administrator. */
@Injectable()
export class EnsureAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly settings: IdentitySettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.settings;
    if (ADMIN_EMAIL && ADMIN_PASSWORD) await this.accounts.ensure(ADMIN_EMAIL, ADMIN_PASSWORD);
  }
}
