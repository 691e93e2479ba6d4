import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { usernameProblem } from '#contract/accounts/username';
import { LONGEST_WAY_BACK, wayBack } from '#contract/pages/way-back';
import { PEOPLE_LIMITS } from '#contract/people';
import { canonicalAddress } from '#platform/config/mail-address';
import { IfGiven, Nullable } from '#platform/http/if-given';

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** A mail address in its canonical form, so that one person has one account. */
export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? canonicalAddress(value) : value)),
    IsEmail({}, { message: 'email-invalid' }),
  );

/** A username of one's choice. */
export const UsernameField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => trimmed(value)),
    ValidateBy({
      name: 'username',
      validator: {
        validate: (value) => problemOf(value) === null,
        defaultMessage: (about) => problemOf(about?.value) ?? '',
      },
    }),
  );

/** A password of one's choice. (`applyDecorators` checks from the top, stacked decorators from the bottom.) */
export const NewPasswordField = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: 'password-too-short', context: { min: PEOPLE_LIMITS.passwordMin } }),
    MaxLength(PEOPLE_LIMITS.passwordMax, {
      message: 'password-too-long',
      context: { max: PEOPLE_LIMITS.passwordMax },
    }),
    MinLength(PEOPLE_LIMITS.passwordMin, {
      message: 'password-too-short',
      context: { min: PEOPLE_LIMITS.passwordMin },
    }),
  );

/** Where somebody wants to go on to; what leads elsewhere is taken for nothing. */
export const NextField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' && value.length <= LONGEST_WAY_BACK ? wayBack(value) : value,
    ),
    IfGiven(),
    Nullable(),
    IsString(),
    MaxLength(LONGEST_WAY_BACK),
  );

const problemOf = (username: unknown) => usernameProblem(typeof username === 'string' ? username : '');
