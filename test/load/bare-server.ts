// A Fastify with `pg` and nothing else: what the product's server is measured against. It sends the same SQL with the
// same parameters and answers the same JSON, but has no guards, no validation, no metrics, no framework above it.
import Fastify from 'fastify';
import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import { Pool } from 'pg';
import type { BrowseParams } from '../../src/catalog/browse/browse.dto.js';
import { cut } from '../../src/catalog/browse/browse-listings.query.js';
import { FacetCounts } from '../../src/catalog/browse/facet-counts.js';
import { findPage } from '../../src/catalog/browse/find-page.js';
import { type Terms, wholeTerms, wordsOf } from '../../src/catalog/browse/search-terms.js';
import { beginningsSql, termsBegun } from '../../src/catalog/browse/word-beginnings.js';
import { detailSql } from '../../src/catalog/listings/listing-detail.query.js';
import { type Request, urlOf } from './cases.js';

const [databaseUrl = '', pool = '', requests = ''] = process.argv.slice(2);
const database = new Pool({ connectionString: databaseUrl, max: Number(pool) });
const compiler = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database }) });
const facetCounts = new FacetCounts(undefined as never);
const answers = new Map(
  (JSON.parse(requests) as Request[]).map((request) => [urlOf(request), answerTo(request)]),
);

const server = Fastify();
server.get('*', async (request, reply) => {
  void reply.type('application/json; charset=utf-8');
  return answers.get(request.url)?.();
});
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));

function answerTo({ path, query }: Request): () => Promise<unknown> {
  const id = path.split('/')[3];
  if (!id) {
    const send = sender();
    return () => browse(query, send);
  }
  const statement = detailSql(id);
  return async () => (await row(statement)).detail;
}

type Query = Omit<BrowseParams, 'facets' | 'minPrice' | 'maxPrice'> &
  Partial<Record<'facets' | 'minPrice' | 'maxPrice', string>>;

/** The product's steps of a search are part of the same work. */
async function browse(query: Query, send: ReturnType<typeof sender>) {
  const words = wordsOf(query.q ?? '');
  const whole = await read('whole', wholeTerms(words));
  if (whole.nextCursor || words.length === 0) return whole;
  const longer = termsBegun(words, await send('beginnings', () => beginningsSql(words)));
  return longer ? read('beginning', longer) : whole;

  async function read(reading: 'whole' | 'beginning', terms: Terms | undefined) {
    const { sort = 'newest', category, condition, minPrice, maxPrice } = query;
    const filters = {
      terms,
      category,
      condition,
      ...(minPrice !== undefined && { minPrice: Number(minPrice) }),
      ...(maxPrice !== undefined && { maxPrice: Number(maxPrice) }),
    };
    const wanted = { filters, sort, counted: Boolean(query.facets) };
    const { items, counted } = await findPage((name, build) => send(`${name} ${reading}`, build), wanted);
    return { ...cut(items, sort, reading), ...(counted && facetCounts.answer(filters, counted)) };
  }
}

/** Sends statements to the database, each built only once. */
function sender() {
  const built = new Map<string, CompiledQuery>();
  return <Row>(name: string, build: () => RawBuilder<Row>): Promise<Row> => {
    const statement = built.get(name) ?? build().compile(compiler);
    built.set(name, statement);
    return row(statement as CompiledQuery<Row>);
  };
}

async function row<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<Row> {
  const { rows } = await database.query(sql, [...parameters]);
  return rows[0] as Row;
}
