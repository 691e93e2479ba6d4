import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { usernameProblem } from '#contract/accounts/username';
import { FreeUsernames } from './free-usernames.js';
import type { UsernameAvailability } from './sign-up.dto.js';

/** Is a username valid and free, and if it is taken, which ones like it are not? */
export class CheckUsername extends Query<UsernameAvailability> {
  constructor(readonly username: string) {
    super();
  }
}

@QueryHandler(CheckUsername)
export class CheckUsernameHandler implements IQueryHandler<CheckUsername> {
  constructor(private readonly usernames: FreeUsernames) {}

  async execute({ username }: CheckUsername): Promise<UsernameAvailability> {
    const problem = usernameProblem(username);
    if (problem) return { available: false, problem, suggestions: [] };
    if (await this.usernames.isFree(username)) return { available: true, suggestions: [] };
    return { available: false, problem: 'username-taken', suggestions: await this.usernames.like(username) };
  }
}
