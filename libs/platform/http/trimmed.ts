import { Transform } from 'class-transformer';

/** Takes the spaces around a text field before it is checked; anything but text is left for the checks. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
