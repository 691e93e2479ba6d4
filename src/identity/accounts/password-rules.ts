import { dictionary } from '@zxcvbn-ts/language-common';
import { PEOPLE_LIMITS } from '#contract/people';
import { canonicalAddress } from '#platform/config/mail-address';
import { InvalidInput } from '#platform/http/http.errors';

/** The commonest passwords of those that are long enough for the form. The list is in the order of how common they are. */
const COMMON = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PEOPLE_LIMITS.passwordMin)
    .slice(0, 10_000)
    .map((password) => password.toLowerCase()),
);

export type PasswordProblem = 'password-common' | 'password-is-username' | 'password-is-email';

interface Owner {
  username: string | null;
  email: string | null;
}

/** Why a password is the first that anybody would try, whatever its case; null when it is not. */
export function passwordProblem(password: string, { username, email }: Owner): PasswordProblem | null {
  const plain = password.trim().toLowerCase();
  if (COMMON.has(plain)) return 'password-common';
  if (plain === username?.toLowerCase()) return 'password-is-username';
  const isEmail = email !== null && (canonicalAddress(plain) === email || plain === localPartOf(email));
  return isEmail ? 'password-is-email' : null;
}

/** @throws InvalidInput that says why, at the form's field */
export function assertNotGuessable(password: string, owner: Owner, field = 'password'): void {
  const code = passwordProblem(password, owner);
  if (code) throw new InvalidInput([{ field, code }]);
}

const localPartOf = (email: string): string => email.slice(0, email.lastIndexOf('@'));
