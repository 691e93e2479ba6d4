import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '#platform/config/settings';
import { NotAllowed } from './auth.errors.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Who may read what only operators need: the bearer of METRICS_TOKEN, or, without one, the same machine. */
@Injectable()
export class OpsAccess {
  constructor(private readonly settings: Settings) {}

  assertAllowed(request: FastifyRequest): true {
    const { METRICS_TOKEN } = this.settings;
    const allowed = METRICS_TOKEN
      ? sameSecret(request.headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`)
      : LOOPBACK.test(request.socket.remoteAddress ?? '') && !isForwarded(request);
    if (!allowed) throw new NotAllowed();
    return true;
  }
}

/** Behind a proxy on the same machine everybody seems to call from there. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

function sameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
