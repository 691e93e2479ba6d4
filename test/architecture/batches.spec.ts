import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from '../support/sources/source-files.js';

/**
 * What a query of a condition says up to its last parenthesis, where it may choose only some rows: PostgreSQL may ask it anew
 * for every row of the table, of which it then also changes more than the limit says.
 */
const CHOSEN_IN_A_CONDITION = /\bin \(\s*select\b(?:[^()]|\([^()]*\))*?\b(?:limit|offset|skip locked)\b/g;

const found = (files: readonly { path: string; text: string }[]) =>
  files.flatMap(({ path, text }) => [...text.matchAll(CHOSEN_IN_A_CONDITION)].map(() => path));

describe('Rows that are changed some at a time', () => {
  it('are chosen once, by an array or a materialized query', () => {
    expect(found(sourceFiles('{src,libs}/**/*.ts'))).toEqual([]);
  });

  it('are found where they are chosen in a condition', () => {
    const planted = [
      'delete from a where id in (select id from a order by at limit 5)',
      'update a set b = 1 where id in (\n  select id from a where at < now() - make_interval(days => 1)\n  for update skip locked)',
      'delete from a where (b, c) in (\n  select b, c from a offset 3)',
    ];
    expect(found(planted.map((text, at) => ({ path: `${at}`, text })))).toEqual(['0', '1', '2']);
    const fine = [
      'delete from a where id = any(array(select id from a limit 5))',
      'select from a where id in (select id from b where c = 1) order by at limit 5',
      'with old as materialized (select id from a limit 5) delete from a using old where a.id = old.id',
    ];
    expect(found(fine.map((text, at) => ({ path: `${at}`, text })))).toEqual([]);
  });
});
