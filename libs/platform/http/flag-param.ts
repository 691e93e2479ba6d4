import { Transform } from 'class-transformer';

/** Reads `true` and `false` written as text; anything else stays as it is and fails `@IsBoolean`. */
export const FlagParam = () =>
  Transform(({ obj, key, value }) => {
    const given = (obj as Record<string, unknown>)[key];
    if (typeof given !== 'string') return value as unknown;
    return { true: true, false: false }[given.toLowerCase()] ?? given;
  });
