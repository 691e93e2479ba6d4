import { Transform } from 'class-transformer';

/** A letter is one sign, however it was typed or copied: what looks the same is found and counted as the same. */
export const composed = (text: string): string => text.normalize('NFC');

/** Takes the spaces around a text field before it is checked; anything but text is left for the checks. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? composed(value).trim() : value));
