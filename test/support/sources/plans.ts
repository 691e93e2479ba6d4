import { jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import type { TestApp } from '../app/app.js';
import { isBorrowed } from '../app/borrow-app.js';

/** A step of a plan, as far as it is looked at. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

export interface Sent {
  text: string;
  values: unknown[];
}

/**
 * The statements about `about` that a request sends. It has to be named: what the application does by itself meanwhile sends
 * some as well. @throws Error when the request is refused.
 */
export async function sentBy(
  app: TestApp,
  about: RegExp,
  request: () => Promise<{ status: number }>,
): Promise<Sent[]> {
  const em = app.nest.get(EntityManager);
  const pools = [em.getConnection('write'), em.getConnection('read')];
  const spies = await Promise.all(
    pools.map(async (pool) => jest.spyOn(await pool.getNativeClient(), 'query')),
  );
  const { status } = await request();
  const sent = spies
    .flatMap(({ mock }) => mock.calls.map((call, n) => ({ call, order: mock.invocationCallOrder[n] ?? 0 })))
    .toSorted((a, b) => a.order - b.order)
    .map(({ call: [statement] }) => statement as unknown as Sent);
  for (const spy of spies) spy.mockRestore();
  if (status >= 300) throw new Error(`The request was refused: ${status}`);
  return sent.filter(({ text }) => text && about.test(text));
}

/** The statements about `about` that are sent while something is done, those within transactions as well. */
export async function sentWhile(about: RegExp, work: () => Promise<unknown>): Promise<Sent[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    const calls = spy.mock.calls as unknown as [string | Sent, unknown[]?][];
    return calls
      .map(([said, values = []]) => (typeof said === 'string' ? { text: said, values } : said))
      .filter(({ text }) => about.test(text));
  } finally {
    spy.mockRestore();
  }
}

/** Every step of the plan of a statement. @throws Error where others have had rows before. */
export async function planOf(app: TestApp, { text, values }: Sent): Promise<PlanNode[]> {
  if (isBorrowed(app))
    throw new Error('Plans are looked at in a database of their own: start an application.');
  const [row] = await app.db.rows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, values),
  );
  return nodes(row?.['QUERY PLAN'][0].Plan as PlanNode);
}

const nodes = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
