import { Transform } from 'class-transformer';

/** Reads `true` or `1` and `false` or `0` written as text; anything else stays as it is and fails `@IsBoolean`. */
export const FlagParam = () =>
  Transform(({ obj, key, value }) => {
    const given = (obj as Record<string, unknown>)[key];
    if (typeof given !== 'string') return value as unknown;
    return { true: true, '1': true, false: false, '0': false }[given.toLowerCase()] ?? given;
  });
