import type { PipeTransform } from '@nestjs/common';
import type { DomainError } from './domain-error.js';

/** A uuid in the usual form, of whatever version. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would read it as a uuid in the usual form, of whatever version. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** A path parameter that is no UUID names nothing: it is answered like an unknown id. */
export class UuidOr implements PipeTransform<string, string> {
  constructor(private readonly notFound: new (id: string) => DomainError) {}

  transform(value: string): string {
    if (!isUuid(value)) throw new this.notFound(value.slice(0, 64));
    return value.toLowerCase();
  }
}
