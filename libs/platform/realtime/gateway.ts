import { applyDecorators, UseFilters, UseGuards } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import { SocketAccessGuard } from './socket-access.guard.js';
import { SocketProblemFilter } from './socket-problem.filter.js';

/**
 * Marks a class whose `@SubscribeMessage` methods answer socket messages. Each carries `@Access`, takes its payload as
 * a validated DTO (`@MessageBody()`), and returns the answer; the adapter gives it a unit of work and acknowledges.
 */
export const Gateway = () =>
  applyDecorators(WebSocketGateway(), UseGuards(SocketAccessGuard), UseFilters(SocketProblemFilter));
