import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '#platform/auth/actor';
import { Sessions } from './sessions.js';

/** Ends the browser's session, known by its refresh token or, without one, its access token. */
export class SignOut extends Command<void> {
  constructor(
    readonly refreshToken: string | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ refreshToken, actor }: SignOut): Promise<void> {
    if (refreshToken) await this.sessions.endWith(refreshToken, 'signed-out');
    await this.sessions.endFor(actor, 'signed-out');
  }
}
