/** What the form of `POST /api/auth/sign-up` sends, for `<username>@example.org`. */
export const signUpForm = (username: string, more: object = {}) => ({
  username,
  email: `${username}@example.org`,
  password: 'correct horse',
  acceptTerms: true,
  ...more,
});
