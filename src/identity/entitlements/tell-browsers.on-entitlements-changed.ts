import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { EntitlementsChanged } from '../identity.contract.js';
import { Entitlements } from './entitlements.js';

/** What a person's tabs show as theirs follows without a new sign-in. */
@Injectable()
@ReactsTo(EntitlementsChanged)
export class TellBrowsersOnEntitlementsChanged implements Reaction<EntitlementsChanged> {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly realtime: Realtime,
  ) {}

  async react({ profileId }: EntitlementsChanged): Promise<void> {
    this.realtime.toPerson(profileId, 'identity.entitlements', await this.entitlements.askedNow(profileId));
  }
}
