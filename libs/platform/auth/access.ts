import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Actor, SignedIn } from './actor.js';

/**
 * Who may call a route or send a socket message.
 * `anyone` includes visitors, `signed-in` is a guest or a member, `ops` is whoever runs the server, `local` is whoever
 * sits at it.
 */
export type AccessLevel = 'anyone' | 'signed-in' | 'member' | 'admin' | 'ops' | 'local';

export const ACCESS_KEY = 'access';

/** Every route and socket message carries it, on the method or its class; one without it is refused. */
export const Access = (level: AccessLevel) => SetMetadata(ACCESS_KEY, level);

/** What the guards leave on an HTTP request or a socket's data. */
export interface CarriesActor {
  actor?: Actor;
}

/** The calling actor. On routes above `anyone` it is declared as `SignedIn`: the guard has made sure. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | SignedIn => {
    const carrier =
      context.getType() === 'ws'
        ? context.switchToWs().getClient<{ data: CarriesActor }>().data
        : context.switchToHttp().getRequest<CarriesActor>();
    if (!carrier.actor) throw new Error('No guard has identified the actor.');
    return carrier.actor;
  },
);
