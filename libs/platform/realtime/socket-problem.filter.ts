import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { currentRequestId } from '#platform/observability/request-scope';
import { problemOf } from '#platform/problems/problem';
import { asDomainError, isOurs } from '#platform/problems/problem.filter';
import { refuse } from './refuse.js';
import type { RealtimeSocket } from './socket.js';

/** Answers every error of a message as a problem; the connection stays open. */
@Catch()
export class SocketProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(SocketProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const ws = host.switchToWs();
    refuse(ws.getClient<RealtimeSocket>(), ws.getPattern(), host.getArgs(), this.problemFor(error));
  }

  private problemFor(error: unknown) {
    const requestId = currentRequestId();
    const known = asDomainError(error);
    if (known) {
      if (isOurs(known) && known.cause) this.logger.error(known.cause, known.code);
      return problemOf(known, requestId);
    }
    this.logger.error(error);
    return { status: 500, code: 'platform.internal', title: 'internal error', requestId };
  }
}
