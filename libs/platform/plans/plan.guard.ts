import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { tierNeededFor } from '#contract/monetization/plans';
import { PLAN_TIERS } from '#contract/people';
import type { CarriesActor } from '#platform/auth/access';
import { isSignedIn } from '#platform/auth/actor';
import { AuthenticationRequired } from '#platform/auth/auth.errors';
import { PlanNotVerified, type PlanRefusal, PlanRequired } from './plan.errors.js';
import { PlanAllowances } from './plan-allowances.js';
import type { Use } from './requires.js';

export const REQUIRED_KEY = 'plan-features';

/** Stands on what `@Requires` marks, and nowhere else; by then the actor is known. */
@Injectable()
export class PlanGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly plans: PlanAllowances,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { actor, sent } = callOf(context);
    if (!actor || !isSignedIn(actor)) throw new AuthenticationRequired();
    let refusal: PlanRefusal | null = null;
    let rank = -1;
    for (const { feature, when } of this.reflector.get<Use[]>(REQUIRED_KEY, context.getHandler())) {
      if (!when(sent)) continue;
      const { allowed, tier, verified } = await this.plans.of(actor.id, feature);
      const needed = PLAN_TIERS.indexOf(tierNeededFor(feature, tier));
      // Of several that are lacking, the one that tells which plan would do; of equals what was asked for most closely.
      if (allowed || needed < rank) continue;
      rank = needed;
      refusal = verified ? new PlanRequired(feature, tier) : new PlanNotVerified(feature, tier);
    }
    if (refusal) throw refusal;
    return true;
  }
}

function callOf(context: ExecutionContext): CarriesActor & { sent: unknown } {
  if (context.getType() === 'ws') {
    const ws = context.switchToWs();
    return { actor: ws.getClient<{ data: CarriesActor }>().data.actor, sent: ws.getData<unknown>() };
  }
  const { actor, body } = context.switchToHttp().getRequest<FastifyRequest & CarriesActor>();
  return { actor, sent: body };
}
