import { describe, expect, it } from '@jest/globals';
import { IsOptional, IsString } from 'class-validator';
import { InputPipe } from '#platform/http/input/validation';
import { cleared } from '#platform/observability/clear-heap';

const ASKED = 400;
const LONG = 100_000;
const MEGABYTE = 1024 * 1024;
const MOST_KEPT = 8 * MEGABYTE;

class SearchParams {
  @IsOptional()
  @IsString()
  q?: string;
}

describe('A query that is remembered', () => {
  const pipe = new InputPipe();
  const check = (query: object) => pipe.transform(query, { type: 'query', metatype: SearchParams });

  /** How much memory is left in use by what so many queries have asked. */
  async function keptOf(query: (n: number) => object): Promise<number> {
    const before = cleared('quick');
    for (let n = 0; n < ASKED; n++) await check(query(n));
    return cleared('quick') - before;
  }

  it('is one that people ask: equal ones are one object', async () => {
    const params = await check({ q: 'a chair' });
    expect(params).toEqual({ q: 'a chair' });
    expect(Object.isFrozen(params)).toBe(true);
    expect(await check({ q: 'a chair' })).toBe(params);
  });

  it('is not a long one, whatever makes it so', async () => {
    expect(await check({ q: 'x'.repeat(400) })).toEqual({ q: 'x'.repeat(400) });
    expect(await keptOf((n) => ({ q: 'chair', unknown: `${n} `.repeat(LONG / 4) }))).toBeLessThan(MOST_KEPT);
    expect(await keptOf((n) => ({ q: `${n} `.repeat(LONG / 4) }))).toBeLessThan(MOST_KEPT);
  });

  it('does not keep the long address it came in', async () => {
    const kept = await keptOf((n) => {
      const address = Buffer.from(`/api/listings?q=a-chair-of-number-${n}${'&'.repeat(LONG)}`).toString(
        'latin1',
      );
      return { q: address.slice(address.indexOf('=') + 1, address.indexOf('&')) };
    });
    expect(kept).toBeLessThan(MOST_KEPT);
  });
});
