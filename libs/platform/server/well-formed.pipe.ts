import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { MalformedRequest } from '#platform/http/http.errors';

/** Levels of lists and objects within each other; the deepest body there is has seven. */
export const DEEPEST_INPUT = 32;

/**
 * Stops what could not be stored or walked through, whatever it is meant for: text with a NUL or half of a surrogate
 * pair, neither of which PostgreSQL takes, and values nested so deep that every recursion over them would end badly.
 */
@Injectable()
export class WellFormedPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type !== 'custom' && !isWellFormed(value)) throw new MalformedRequest();
    return value;
  }
}

/** Level by level: a recursion here would be the first to end badly. */
function isWellFormed(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_INPUT) return false;
    const below: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'string' && !isStorable(each)) return false;
      if (each === null || typeof each !== 'object' || Buffer.isBuffer(each)) continue;
      for (const [key, entry] of Object.entries(each)) {
        if (!isStorable(key)) return false;
        below.push(entry);
      }
    }
    level = below;
  }
  return true;
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
