import { Transform } from 'class-transformer';

/** Ids in capitals are the same ids; rows, rooms and files are named in lower case. Anything but text is left for the checks. */
export const LowerCase = () =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(lower) : lower(value)));

const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
