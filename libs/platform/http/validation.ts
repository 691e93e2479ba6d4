import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { ErrorParams, FieldIssue } from './domain-error.js';
import { InvalidInput, MalformedRequest } from './http.errors.js';

/**
 * Checks bodies, queries and parameters against their DTO class. A decorator names its issue in `message`
 * (`{ message: 'title-too-long', context: { max: 120 } }`); without one the constraint's own name is the code.
 */
export const validationPipe = () =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInput(issuesOf(errors)),
  });

/** Every wrong field with the code of its first broken rule, nested fields as `tags.0`. */
export function issuesOf(errors: readonly ValidationError[], parent = ''): FieldIssue[] {
  return errors.flatMap(({ property, constraints, contexts, children }) => {
    const field = parent + property;
    const [broken] = Object.entries(constraints ?? {});
    const own: FieldIssue[] = [];
    if (broken) {
      const [rule, message] = broken;
      const params = contexts?.[rule] as ErrorParams | undefined;
      own.push({
        field,
        code: /^[a-z0-9-]+$/.test(message) ? message : kebab(rule),
        ...(params && { params }),
      });
    }
    return [...own, ...issuesOf(children ?? [], `${field}.`)];
  });
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** PostgreSQL stores no NUL character, and no person types one: such input never gets further than here. */
@Injectable()
export class NoNulPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type !== 'custom' && holdsNul(value)) throw new MalformedRequest();
    return value;
  }
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, entry]) => key.includes('\0') || holdsNul(entry));
}
