import type { Client } from 'pg';

/** Loads rows of a table several times faster: what checks and finds them is built once, afterwards. */
export async function withoutIndexes(
  client: Client,
  table: string,
  load: () => Promise<unknown>,
  schema = 'catalog',
): Promise<void> {
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint own
     where conrelid = $1::regclass and contype in ('p', 'f', 'u')
       and not exists (select from pg_constraint where confrelid = own.conrelid) order by contype desc`,
    [`${schema}.${table}`],
  );
  for (const { name } of constraints)
    await client.query(`alter table ${schema}.${table} drop constraint ${name}`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on oid = indexrelid where indrelid = $1::regclass and not indisprimary`,
    [`${schema}.${table}`],
  );
  for (const { name } of indexes) await client.query(`drop index ${schema}.${name}`);
  await client.query(`alter table ${schema}.${table} disable trigger user`);
  await load();
  await client.query(`alter table ${schema}.${table} enable trigger user`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { name, definition } of constraints)
    await client.query(`alter table ${schema}.${table} add constraint ${name} ${definition}`);
}
