import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { ReaderProcesses } from '#ai/pictures/reader-processes';
import { Clock } from '#platform/config/clock';
import { ProductSettings } from '#platform/config/product.settings';
import { loadSettings, type Settings } from '#platform/config/settings';
import { Database } from '#platform/persistence/database';
import { NEST_OPTIONS, newServer } from '#platform/server/create-server';
import { AppModule } from '../../../src/app.module.js';
import { freePort } from '../runner/free-port.js';
import { createTestDatabase } from '../runner/test-database.js';
import { MovableClock } from './movable-clock.js';
import { Outbox } from './outbox.js';
import { SourceReaderProcesses } from './source-reader-processes.js';

export interface TestApp {
  readonly nest: NestFastifyApplication;
  readonly url: string;
  readonly settings: Settings;
  readonly db: Database;
  readonly outbox: Outbox;
  /** Moves the server's clock for everything that asks `Clock`. */
  setTime(now: Date): void;
  /** Stops the instance and keeps its database and files. */
  close(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The real application on a free port, or the one that is named, with a database and a data folder of its own. `prepare` has it
 * before it listens.
 */
export async function startApp(
  env: Record<string, string> = {},
  prepare: (nest: NestFastifyApplication) => Promise<void> = async () => undefined,
): Promise<TestApp> {
  const [database, dataDir] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'vybac-test-')),
  ]);
  const settings = loadSettings({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    // Enough for the races that tests provoke; for each more PostgreSQL starts a process.
    DATABASE_POOL: '8',
    LOG_LEVEL: 'error',
    // The same for all: passport strategies belong to the process, not to one of its applications.
    TOKEN_SECRET: 'signs the tokens of tests only, and of all of them',
    THROTTLE_PER_MINUTE: '100000',
    MESSAGES_PER_MINUTE: '10000',
    SIGN_UPS_PER_HOUR: '10000',
    ...env,
  });
  const clock = new MovableClock();
  const nest = await assemble(settings, database.url, clock);
  await prepare(nest);
  await nest.listen(settings.of(ProductSettings).PORT || (await freePort()), '127.0.0.1');
  return new RunningApp(nest, await nest.getUrl(), settings, clock, async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

/**
 * Lets go of the application once it is stopped: Node keeps every file of tests it has loaded, and with it what the file holds.
 */
class RunningApp implements TestApp {
  private parts:
    | { nest: NestFastifyApplication; db: Database; outbox: Outbox; clock: MovableClock }
    | undefined;
  private closed: Promise<void> | undefined;

  constructor(
    nest: NestFastifyApplication,
    readonly url: string,
    readonly settings: Settings,
    clock: MovableClock,
    private readonly removeAll: () => Promise<void>,
  ) {
    const db = nest.get(Database);
    this.parts = { nest, db, outbox: new Outbox(db), clock };
  }

  get nest() {
    return this.running.nest;
  }

  get db() {
    return this.running.db;
  }

  get outbox() {
    return this.running.outbox;
  }

  setTime(now: Date): void {
    this.running.clock.set(now);
  }

  close(): Promise<void> {
    this.closed ??= this.running.nest.close();
    return this.closed;
  }

  async stop(): Promise<void> {
    await this.close();
    this.parts = undefined;
    await this.removeAll();
  }

  private get running() {
    if (!this.parts) throw new Error('The application has been stopped.');
    return this.parts;
  }
}

/** The whole application, with its clock replaced. */
async function assemble(
  settings: Settings,
  databaseUrl: string,
  clock: Clock,
): Promise<NestFastifyApplication> {
  const { adapter, prepare } = newServer(settings);
  const module = await Test.createTestingModule({ imports: [AppModule.with(settings, databaseUrl)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(ReaderProcesses)
    .useClass(SourceReaderProcesses)
    .compile();
  return prepare(module.createNestApplication<NestFastifyApplication>(adapter, NEST_OPTIONS));
}
