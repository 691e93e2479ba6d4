import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthenticationRequired, NotAllowed } from './auth.errors.js';
import { AuthSettings } from './auth.settings.js';
import { isSameSecret } from './secret-token.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_NAME = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** What proxies, balancers and content networks add, and what they tell of whom they pass on. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded.*|x-real-.*|x-original-.*|x-(true-)?client-.*|x-cluster-client-ip|x-remote-.*|x-proxy.*|x-envoy-.*|x-azure-.*|x-arr-.*|x-amz.*|x-appengine-.*|x-vercel-.*|true-client-.*|fastly-.*|fly-.*|cf-.*|cdn-.*|client-ip|proxy-.*|max-forwards)$/;

/** Who may see what only operators need: the bearer of METRICS_TOKEN, and the same machine. */
@Injectable()
export class OpsAccess {
  constructor(private readonly settings: AuthSettings) {}

  /** `ops`: once there is a token, nobody without it. @throws NotAllowed */
  assertOps(request: FastifyRequest): true {
    const allowed = this.settings.METRICS_TOKEN ? this.bearsToken(request) : isLocal(request);
    if (!allowed) throw new NotAllowed();
    return true;
  }

  /**
   * `local`: the same machine, and from elsewhere the token; browsers ask their person for it as a password.
   * @throws AuthenticationRequired where there is a token, else NotAllowed
   */
  assertLocal(request: FastifyRequest, reply: FastifyReply): true {
    if (isLocal(request) || this.bearsToken(request)) return true;
    if (!this.settings.METRICS_TOKEN) throw new NotAllowed();
    void reply.header('WWW-Authenticate', 'Basic realm="Operators", charset="UTF-8"');
    throw new AuthenticationRequired();
  }

  private bearsToken({ headers }: FastifyRequest): boolean {
    const { METRICS_TOKEN } = this.settings;
    const [, scheme = '', given = ''] = /^(Bearer|Basic) (.+)$/i.exec(headers.authorization ?? '') ?? [];
    const token = scheme.toLowerCase() === 'basic' ? passwordIn(given) : given;
    return METRICS_TOKEN !== undefined && isSameSecret(token, METRICS_TOKEN);
  }
}

/**
 * Called from this machine and by a name of it. Behind a proxy on the same machine everybody seems to call from there,
 * and a page whose name was made to lead here calls by that name.
 */
function isLocal({ headers, socket, raw }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOOPBACK_NAME.test(headers.host ?? '') &&
    // As proxies speak that were told nothing else; what speaks for itself has long had 1.1.
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => PROXY_HEADER.test(name))
  );
}

/** Of `name:password`, whatever the name. */
function passwordIn(encoded: string): string {
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}
