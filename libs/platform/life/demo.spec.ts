import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { startPart } from '../../../test/support/app/part.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { Database } from '../persistence/database.js';
import { Demo, type DemoSeed, OnDemo } from './demo.js';
import type { DemoTown } from './demo-town.js';
import { LifeModule } from './life.module.js';

let dogsRun = true;

@Injectable()
@OnDemo({ makes: 'dog', needs: ['owner'] })
class SeedDogsOnDemo implements DemoSeed {
  constructor(private readonly db: Database) {}

  async isSettled(): Promise<boolean> {
    return (await this.db.rows(sql`select from town where kind = 'dog'`)).length > 0;
  }

  async seed(town: DemoTown): Promise<void> {
    await this.db.rows(sql`insert into town values ('dog', ${`of ${town.idOf('owner', 'Ada')}`})`);
    if (!dogsRun) throw new Error('as if the start were cut off');
  }
}

@Injectable()
@OnDemo({ makes: 'owner' })
class SeedOwnersOnDemo implements DemoSeed {
  constructor(private readonly db: Database) {}

  async isSettled(): Promise<boolean> {
    return false;
  }

  async seed(town: DemoTown): Promise<void> {
    town.settle('owner', 'Ada', '1');
    await this.db.rows(sql`insert into town values ('owner', 'Ada')`);
  }
}

const town = (db: Database) => db.rows(sql`select kind, name from town order by kind`);

describe('The demo town', () => {
  let database: TestDatabase;
  let instances: INestApplicationContext[];

  beforeEach(async () => {
    database = await createTestDatabase();
    instances = [];
    dogsRun = true;
    const db = await start({ DEMO_DATA: 'false' });
    await db.rows(sql`create table town (kind text, name text)`);
  });
  afterEach(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await database.drop();
  });

  async function start(env: Record<string, string> = {}): Promise<Database> {
    const instance = await startPart(database.url, {
      env,
      imports: [LifeModule],
      providers: [SeedDogsOnDemo, SeedOwnersOnDemo],
    });
    instances.push(instance);
    const demo = instance.get(Demo);
    if (await demo.isWanted()) await demo.build();
    return instance.get(Database);
  }

  const WHOLE = [
    { kind: 'dog', name: 'of 1' },
    { kind: 'owner', name: 'Ada' },
  ];

  it('is built once, each part after what it needs', async () => {
    const db = await start();
    expect(await town(db)).toEqual(WHOLE);
    await start();
    expect(await town(db)).toEqual(WHOLE);
  });

  it('is built whole or not at all', async () => {
    dogsRun = false;
    await expect(start()).rejects.toThrow('cut off');
    dogsRun = true;
    const db = await start({ DEMO_DATA: 'false' });
    expect(await town(db)).toEqual([]);
    await start();
    expect(await town(db)).toEqual(WHOLE);
  });

  it('is not built in a database of the operator’s own', async () => {
    expect(await town(await start({ DATABASE_URL: 'postgres://localhost/own' }))).toEqual([]);
  });
});
