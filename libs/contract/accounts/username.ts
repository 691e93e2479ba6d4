import { PEOPLE_LIMITS, USERNAME_PATTERN } from '#contract/people';

export type UsernameProblem = 'username-too-short' | 'username-characters' | 'username-too-long';

/** The first rule of spec 1, section 5 that a username breaks, or null. */
export function usernameProblem(username: string): UsernameProblem | null {
  if (username.length < PEOPLE_LIMITS.usernameMin) return 'username-too-short';
  if (!USERNAME_PATTERN.test(username)) return 'username-characters';
  if (username.length > PEOPLE_LIMITS.usernameMax) return 'username-too-long';
  return null;
}
