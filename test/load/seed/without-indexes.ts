import type { Client } from 'pg';

/** Loads rows of a table of the catalog several times faster: what checks and finds them is built once, afterwards. */
export async function withoutIndexes(
  client: Client,
  table: string,
  load: () => Promise<unknown>,
): Promise<void> {
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint own
     where conrelid = $1::regclass and contype in ('p', 'f')
       and not exists (select from pg_constraint where confrelid = own.conrelid) order by contype desc`,
    [`catalog.${table}`],
  );
  for (const { name } of constraints)
    await client.query(`alter table catalog.${table} drop constraint ${name}`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on oid = indexrelid where indrelid = $1::regclass and not indisprimary`,
    [`catalog.${table}`],
  );
  for (const { name } of indexes) await client.query(`drop index catalog.${name}`);
  await client.query(`alter table catalog.${table} disable trigger user`);
  await load();
  await client.query(`alter table catalog.${table} enable trigger user`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { name, definition } of constraints)
    await client.query(`alter table catalog.${table} add constraint ${name} ${definition}`);
}
