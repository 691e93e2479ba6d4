import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PlanAllowances } from '#platform/plans/plan-allowances';
import { Entitlements } from './entitlements.js';
import { EntitlementsOfHandler } from './entitlements-of.query.js';
import { ForgetEntitlementsOfHandler } from './forget-entitlements-of.command.js';
import { FullAccess } from './full-access.js';
import { TellBrowsersOnEntitlementsChanged } from './tell-browsers.on-entitlements-changed.js';
import { Tiers } from './tiers.js';

/** Global, because routes of every context carry the guard that asks it. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    Entitlements,
    EntitlementsOfHandler,
    ForgetEntitlementsOfHandler,
    FullAccess,
    TellBrowsersOnEntitlementsChanged,
    Tiers,
    { provide: PlanAllowances, useExisting: Entitlements },
  ],
  exports: [Entitlements, PlanAllowances],
})
export class EntitlementsModule {}
