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
import { createTestDatabase, type TestDatabase } from '../runner/test-database.js';
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

/** A running instance of the real application, with what it alone uses. */
export class Server {
  private closed: Promise<void> | undefined;

  constructor(
    readonly nest: NestFastifyApplication,
    readonly url: string,
    readonly settings: Settings,
    readonly clock: MovableClock,
    readonly dataDir: string,
    private readonly database: TestDatabase,
  ) {}

  get isClosed(): boolean {
    return this.closed !== undefined;
  }

  /** Stops the instance and keeps its database and files. */
  close(): Promise<void> {
    this.closed ??= this.nest.close();
    return this.closed;
  }

  async remove(): Promise<void> {
    await this.close();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/**
 * The real application on a free port, or the one that is named, with a database and a data folder of its own. `prepare` has it
 * before it listens.
 */
export async function startApp(
  env: Record<string, string> = {},
  prepare?: (nest: NestFastifyApplication) => Promise<void>,
): Promise<TestApp> {
  return new RunningApp(await startServer(env, prepare), (server) => server.remove());
}

export async function startServer(
  env: Record<string, string> = {},
  prepare: (nest: NestFastifyApplication) => Promise<void> = async () => undefined,
): Promise<Server> {
  const [database, dataDir] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(process.env.TEST_FILES ?? tmpdir(), 'data-')),
  ]);
  const settings = loadSettings({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    // Enough for the races that tests provoke; for each more PostgreSQL starts a process.
    DATABASE_POOL: '8',
    // Twenty at once that wait for one row are no reason to refuse one of them, however busy the machine.
    DATABASE_WAIT_MS: '30000',
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
  return new Server(nest, await nest.getUrl(), settings, clock, dataDir, database);
}

/**
 * A server as a file of tests sees it, until it stops it: then this holds nothing of it. Node keeps every file of tests it has
 * loaded, and with it what the file holds.
 */
export class RunningApp implements TestApp {
  readonly url: string;
  readonly settings: Settings;
  private parts: { server: Server; db: Database; outbox: Outbox } | undefined;

  constructor(
    server: Server,
    private readonly letGo: (server: Server) => Promise<void>,
  ) {
    this.url = server.url;
    this.settings = server.settings;
    const db = server.nest.get(Database);
    this.parts = { server, db, outbox: new Outbox(db) };
  }

  get nest() {
    return this.running.server.nest;
  }

  get db() {
    return this.running.db;
  }

  get outbox() {
    return this.running.outbox;
  }

  setTime(now: Date): void {
    this.running.server.clock.set(now);
  }

  close(): Promise<void> {
    return this.running.server.close();
  }

  async stop(): Promise<void> {
    const server = this.parts?.server;
    this.parts = undefined;
    if (server) await this.letGo(server);
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
