import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { currentRequestId } from '#platform/observability/request-scope';
import { problemFor } from '#platform/problems/problem.filter';
import { refuse } from './refuse.js';
import type { RealtimeSocket } from './socket.js';

/** Answers every error of a message as a problem; the connection stays open. */
@Catch()
export class SocketProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(SocketProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const ws = host.switchToWs();
    const problem = problemFor(error, currentRequestId(), this.logger);
    refuse(ws.getClient<RealtimeSocket>(), ws.getPattern(), host.getArgs(), problem);
  }
}
