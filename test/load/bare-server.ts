// A Fastify with `pg` and nothing else: what the product's server is measured against. It sends the same SQL with the
// same parameters and answers the same JSON, but has no guards, no validation, no metrics, no framework above it.
import Fastify from 'fastify';
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import { Pool } from 'pg';
import type { BrowseParams } from '../../src/catalog/browse/browse.dto.js';
import { cut, pageSql } from '../../src/catalog/browse/browse-listings.query.js';
import { FacetCounts } from '../../src/catalog/browse/facet-counts.js';
import { termsOf, wordsOf } from '../../src/catalog/browse/search-terms.js';
import { detailSql } from '../../src/catalog/listings/listing-detail.query.js';
import { type Request, urlOf } from './cases.js';

const [databaseUrl = '', pool = '', requests = ''] = process.argv.slice(2);
const database = new Pool({ connectionString: databaseUrl, max: Number(pool) });
const compiler = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database }) });
// Prepared beforehand: the server itself only looks up, asks the database and answers.
const prepared = new Map(
  (JSON.parse(requests) as Request[]).map((request) => [urlOf(request), prepare(request)]),
);

const server = Fastify();
server.get('*', async (request, reply) => {
  void reply.type('application/json; charset=utf-8');
  let found: Found | undefined;
  // The product's second reading of a search that does not fill a page is part of the same work.
  for (const { text, values, answer } of prepared.get(request.url) ?? []) {
    const { rows } = await database.query(text, values);
    found = answer(rows[0] as never) as Found;
    if (found.nextCursor) break;
  }
  return found;
});
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));

interface Found {
  nextCursor?: string | null;
}

interface Prepared {
  text: string;
  values: unknown[];
  answer: (row: never) => unknown;
}

function prepare({ path, query }: Request): Prepared[] {
  const id = path.split('/')[3];
  if (id) {
    const { sql: text, parameters } = detailSql(id);
    return [{ text, values: [...parameters], answer: ({ detail }: { detail: unknown }) => detail }];
  }

  const params = query as unknown as Omit<BrowseParams, 'facets' | 'minPrice' | 'maxPrice'> &
    Partial<Record<'facets' | 'minPrice' | 'maxPrice', string>>;
  const { sort = 'newest', category, condition } = params;
  const words = wordsOf(params.q ?? '');
  const facets = new FacetCounts(undefined as never);
  return (words.length > 0 ? (['whole', 'beginning'] as const) : (['whole'] as const)).map((reading) => {
    const filters = {
      terms: termsOf(words, reading),
      category,
      condition,
      ...(params.minPrice !== undefined && { minPrice: Number(params.minPrice) }),
      ...(params.maxPrice !== undefined && { maxPrice: Number(params.maxPrice) }),
    };
    const counts = params.facets ? facets.of(filters).sql : null;
    type Row = { items: never[]; counted: never };
    return compiled(pageSql(filters, sort, undefined, counts), ({ items, counted }: Row) => ({
      ...cut(items, sort, reading),
      ...(params.facets && facets.answer(filters, counted)),
    }));
  });
}

function compiled(query: RawBuilder<unknown>, answer: Prepared['answer']): Prepared {
  const { sql, parameters } = query.compile(compiler);
  return { text: sql, values: [...parameters], answer };
}
