import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUUID as isUuid, type ValidationOptions } from 'class-validator';

/**
 * An id, or with `each` a list of them. In capitals it is the same one: rows, rooms and files are named in lower case.
 * Anything but text is left for the check. It is named like the check, by whose name the API's description says `uuid`.
 */
export const IsUUID = (options?: ValidationOptions) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(lower) : lower(value))),
    isUuid(undefined, options),
  );

const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
