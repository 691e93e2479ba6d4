import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { SubscribeMessage } from '@nestjs/websockets';
import type { Socket } from 'socket.io-client';
import { allowanceOf, type Feature } from '#contract/monetization/plans';
import { RealtimeInstance } from '../../../test/support/app/realtime-instance.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { Access } from '../auth/access.js';
import { Gateway } from '../realtime/gateway.js';
import { type Allowance, PlanAllowances } from './plan-allowances.js';
import { Requires, sentField } from './requires.js';

/** Knows one who pays. */
class Known extends PlanAllowances {
  of(personId: string, feature: Feature): Promise<Allowance> {
    const tier = personId === 'payer' ? 'premium' : 'free';
    return Promise.resolve({
      allowed: Number(allowanceOf(tier, feature)) > 0,
      tier,
      verified: personId !== 'unknown',
    });
  }
}

@Global()
@Module({ providers: [{ provide: PlanAllowances, useClass: Known }], exports: [PlanAllowances] })
class KnownModule {}

const LOUD = { feature: 'ai-insights', when: (sent: unknown) => sentField(sent, 'loud') === true } as const;

@Gateway()
class GatedGateway {
  @Access('signed-in')
  @Requires('voice-to-listing', LOUD)
  @SubscribeMessage('test.speak')
  speak(): string {
    return 'spoken';
  }
}

describe('What a plan is asked for', () => {
  let database: TestDatabase;
  let server: RealtimeInstance;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await RealtimeInstance.start({
      databaseUrl: database.url,
      modules: [KnownModule],
      gateways: [GatedGateway],
    });
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const CASES = [
    [null, {}, [401, 'platform.authentication-required', undefined]],
    ['nobody', {}, [402, 'platform.plan-required', { feature: 'voice-to-listing', tier: 'premium' }]],
    [
      'nobody',
      { loud: true },
      [402, 'platform.plan-required', { feature: 'ai-insights', tier: 'premium_plus' }],
    ],
    ['unknown', {}, [402, 'platform.plan-not-verified', { feature: 'voice-to-listing', tier: 'premium' }]],
    [
      'payer',
      { loud: true },
      [402, 'platform.plan-required', { feature: 'ai-insights', tier: 'premium_plus' }],
    ],
    ['payer', {}, 'spoken'],
    ['payer', { loud: 'yes' }, 'spoken'],
  ] as const;

  it.each(CASES)('of %s, who sends %j over the socket', async (person, sent, expected) => {
    const socket: Socket = await server.connect(person ? server.token(person) : undefined);
    const { data, problem } = (await socket.timeout(10_000).emitWithAck('test.speak', sent)) as {
      data?: unknown;
      problem?: { status: number; code: string; params?: unknown };
    };
    socket.close();
    expect(data ?? [problem?.status, problem?.code, problem?.params]).toEqual(expected);
  });
});
