import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#platform/http/domain-error';
import {
  ChangedMeanwhile,
  InsufficientStorage,
  MalformedRequest,
  RequestTooLarge,
  RouteNotFound,
  TemporarilyUnavailable,
  UnsupportedContent,
} from '#platform/http/http.errors';
import { isDatabaseAway } from '#platform/persistence/database-away';
import { metAnotherChange } from '#platform/persistence/met-another-change';
import { isDiskFull } from '#platform/storage/disk-full';
import { type Problem, problemOf, STATUS_OF } from './problem.js';

/** For the metrics and the log alone: nobody is there to be answered. */
const CLIENT_LEFT = 499;
const TORN_OFF = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Answers every error as `application/problem+json`; what nobody foresaw is logged and becomes a bare 500. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (hasLeft(request, error)) return void reply.status(CLIENT_LEFT).send();
    const problem = problemFor(error, request.id, this.logger);
    const wait = problem.params?.retryAfter;
    if (wait !== undefined) void reply.header('Retry-After', String(wait));
    // What is refused now may be answered in a moment, and may say something of who asked.
    void reply.header('Cache-Control', 'no-store');
    void reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}

/** What is answered, whatever was thrown; what the operator must see to is logged. */
export function problemFor(error: unknown, requestId: string | undefined, logger: Logger): Problem {
  const known = asDomainError(error);
  if (!known) {
    logger.error(error);
    return { status: 500, code: 'platform.internal', title: 'internal error', requestId };
  }
  if (isOurs(known) && known.cause) logger.error(known.cause, known.code);
  return problemOf(known, requestId);
}

/** Whether the client went away, which is no fault of anybody's here: while it was still sending, or while it waited. */
function hasLeft({ raw }: FastifyRequest, error: unknown): boolean {
  if (!raw.socket.destroyed) return false;
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return name === 'AbortError' || (!raw.complete && typeof code === 'string' && TORN_OFF.has(code));
}

/** Whether the operator must see to it, rather than whoever asked. */
const isOurs = ({ kind }: DomainError): boolean => STATUS_OF[kind] >= 500;

/** The coded form of what frameworks and the database throw, or null for a fault of our own. */
function asDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (metAnotherChange(error)) return new ChangedMeanwhile();
  if (isDiskFull(error)) return new InsufficientStorage(error);
  if (isDatabaseAway(error)) return new TemporarilyUnavailable(error);
  switch (statusOf(error)) {
    case 404:
    case 405:
      return new RouteNotFound();
    case 413:
      return new RequestTooLarge();
    case 415:
      return new UnsupportedContent();
    case 503:
      return new TemporarilyUnavailable();
    default:
      return isClientFault(statusOf(error)) ? new MalformedRequest() : null;
  }
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}

const isClientFault = (status: number | undefined) => status !== undefined && status >= 400 && status < 500;
