import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { Feature } from '#contract/monetization/plans';
import { PlanGuard, REQUIRED_KEY } from './plan.guard.js';

/** A feature that some requests of a route use and some do not. */
export interface Use {
  readonly feature: Feature;
  /** Told by what was sent, before it is validated: it may be anything. */
  readonly when: (sent: unknown) => boolean;
}

/**
 * The plan that a route or a socket message asks for: who lacks it is answered 402 with the feature and the tier that has
 * it. Of what is counted the guard sees that there is any at all; how many there are is counted by the command, behind its
 * lock, and refused by a `PlanRefusal`. `test/api/plans` tries everything that carries it.
 */
export const Requires = (...features: (Feature | Use)[]) =>
  applyDecorators(
    SetMetadata(
      REQUIRED_KEY,
      features.map((one): Use => (typeof one === 'string' ? { feature: one, when: () => true } : one)),
    ),
    UseGuards(PlanGuard),
  );

/** One field of what was sent, whatever it is. */
export const sentField = (sent: unknown, name: string): unknown =>
  typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined;
