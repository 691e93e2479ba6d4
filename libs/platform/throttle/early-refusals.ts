import { Inject, Injectable, Logger } from '@nestjs/common';
import { getStorageToken, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#contract/time';
import { AccessTokens } from '#platform/auth/access-tokens';
import { clientAddress } from '#platform/auth/client-address';
import { ProxySettings } from '#platform/config/proxy.settings';
import { senderAddress, type TrustsHop, trustRule } from '#platform/config/trusted-proxies';
import { isSafe } from '#platform/http/safe-methods';
import { Metrics } from '#platform/observability/metrics';
import { TooManyRequests } from './throttle.errors.js';
import { ThrottleSettings } from './throttle.settings.js';

const BEARER = /^Bearer (\S+)$/i;

/** Left on a request by whoever has counted it against its sender. */
export interface CarriesCount {
  counted?: true;
}

/**
 * Counts what is refused before the throttle guard is asked (a body nobody reads, an unknown route, no access) against
 * its sender as well, and turns whoever has too much of it away at the door. While nobody has, a request costs a look at
 * an empty map.
 */
@Injectable()
export class EarlyRefusals {
  private readonly logger = new Logger(EarlyRefusals.name);
  /** Until when, by sender. */
  private readonly turnedAway = new Map<string, number>();

  private readonly limit: number;
  private readonly trusts: TrustsHop;

  constructor(
    @Inject(getStorageToken()) private readonly storage: ThrottlerStorage,
    private readonly tokens: AccessTokens,
    private readonly metrics: Metrics,
    { THROTTLE_PER_MINUTE }: ThrottleSettings,
    { TRUST_PROXY }: ProxySettings,
  ) {
    this.limit = THROTTLE_PER_MINUTE;
    this.trusts = trustRule(TRUST_PROXY);
  }

  /** Before hooks that do or refuse anything, so that nothing is done for those who are turned away. */
  watch(server: FastifyInstance): void {
    server.addHook('onRequest', (request: FastifyRequest & CarriesCount, reply, done) => {
      // Asked for now, the address is still known when the client has gone before its answer.
      void request.socket.remoteAddress;
      if (this.turnedAway.size === 0 || isAlwaysAnswered(request)) return done();
      const until = this.turnedAway.get(this.senderOf(request));
      if (until === undefined) return done();
      request.counted = true;
      // Nothing more is received from there, however much is coming.
      void reply.header('Connection', 'close');
      this.metrics.throttled.inc({ rule: 'requests' });
      return done(new TooManyRequests(Math.max(1, Math.ceil((until - Date.now()) / 1000))));
    });
    server.addHook('onResponse', (request: FastifyRequest & CarriesCount, { statusCode }, done) => {
      if (statusCode >= 400 && statusCode < 500 && !request.counted) this.count(request);
      done();
    });
  }

  /** Counts one refusal. Never throws: some are counted where nobody would catch it, and the server would end. */
  count(request: FastifyRequest): void {
    this.counted(request).catch((error: unknown) => this.logger.error(error));
  }

  private async counted(request: FastifyRequest): Promise<void> {
    const sender = this.senderOf(request);
    const { isBlocked, timeToBlockExpire } = await this.storage.increment(
      sender,
      MINUTE_MS,
      this.limit,
      MINUTE_MS,
      'default',
    );
    if (isBlocked) this.turnAway(sender, timeToBlockExpire * 1000);
  }

  private turnAway(sender: string, forMs: number): void {
    if (this.turnedAway.has(sender)) return;
    this.turnedAway.set(sender, Date.now() + forMs);
    setTimeout(() => this.turnedAway.delete(sender), forMs).unref();
  }

  /** As the guard counts: a person by themselves, everybody else by address. A token that is not good makes no person. */
  private senderOf({ headers, raw }: FastifyRequest): string {
    const address = clientAddress(senderAddress(raw, this.trusts));
    const [, token] = BEARER.exec(headers.authorization ?? '') ?? [];
    return (token && this.tokens.verify(token, address)?.id) || address;
  }
}

/** Pages, files and health are for those, too, who are throttled, or the guard decides. */
const isAlwaysAnswered = ({ method, url }: FastifyRequest): boolean =>
  isSafe(method) && !/^\/(api|dev)\//.test(url);
