import type { ByteRange } from '#platform/storage/object-storage';

/**
 * The part of `size` bytes that a Range header asks for: `null` when all of it is to be sent, as for several ranges
 * and anything malformed, `unsatisfiable` when none of it exists (RFC 9110, section 14).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start <= end ? { start, end } : 'unsatisfiable';
}
