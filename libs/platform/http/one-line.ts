import { Transform } from 'class-transformer';
import { composed } from './trimmed.js';

/** Makes a text field one line, without spaces around it; anything but text is left for the checks. */
export const OneLine = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? composed(value).replaceAll(/\s+/g, ' ').trim() : value,
  );
