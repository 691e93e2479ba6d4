import { assertNodeVersion } from '#platform/config/node-version';
import { ProductSettings } from '#platform/config/product.settings';
import { loadSettings, type Settings, SettingsError } from '#platform/config/settings';
import { Demo } from '#platform/life/demo';
import { DemoSettings } from '#platform/life/demo.settings';
import { keepHeapClear } from '#platform/observability/clear-heap';
import { stopSignal } from '#platform/observability/stop-signal';
import { serveWebAssets } from '#platform/pages/web-assets';
import { DatabaseSettings } from '#platform/persistence/database.settings';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres';
import { EmbeddedPostgresError } from '#platform/persistence/embedded/embedded-postgres.error';
import { migrate } from '#platform/persistence/migrate';
import { createServer } from '#platform/server/create-server';
import { AppModule } from './app.module.js';
import { buildDemoTown } from './demo-town.js';
import { DEMO_PASSWORD, demoEmailOf } from './identity/identity.contract.js';

async function run(settings: Settings): Promise<void> {
  const stopping = stopSignal();
  const { DATABASE_URL } = settings.of(DatabaseSettings);
  const { DATA_DIR } = settings.of(ProductSettings);
  const embedded = DATABASE_URL ? undefined : await startEmbeddedPostgres(DATA_DIR);
  const ending = embedded ? Promise.race([stopping, embedded.lost]) : stopping;
  // Heard once the application serves; until then its own failure tells.
  ending.catch(() => undefined);
  try {
    await serve(settings, DATABASE_URL ?? embedded?.url ?? '', ending);
  } finally {
    await embedded?.stop();
  }
}

/** @throws what `ending` rejects with, at once: without its database there is nothing to bring to an end. */
async function serve(settings: Settings, databaseUrl: string, ending: Promise<void>): Promise<void> {
  const { PORT, HOST, SHUTDOWN_GRACE } = settings.of(ProductSettings);
  await migrate(databaseUrl);
  const app = await createServer(AppModule.with(settings, databaseUrl), settings);
  if (await app.get(Demo).isWanted()) await buildDemoTown(databaseUrl);
  await serveWebAssets(app);
  await app.listen(PORT, HOST);
  process.stdout.write(greeting(settings));
  keepHeapClear();
  await ending;
  await Promise.race([app.close(), graceOver(SHUTDOWN_GRACE)]);
}

function greeting(settings: Settings): string {
  const { BRAND_NAME, publicUrl } = settings.of(ProductSettings);
  const { DEMO_DATA } = settings.of(DemoSettings);
  const { DATABASE_URL } = settings.of(DatabaseSettings);
  const accounts =
    DEMO_DATA && !DATABASE_URL ? [`  Demo account: ${demoEmailOf('mara_k')}, password ${DEMO_PASSWORD}`] : [];
  return ['', `  ${BRAND_NAME} is ready: ${publicUrl}`, ...accounts, '', ''].join('\n');
}

const graceOver = (seconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000).unref());

/** One sentence for what the person who starts the product can mend, the whole story for the rest. */
function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SettingsError || error instanceof EmbeddedPostgresError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what runs there, or set PORT to another one.`;
  return error.stack ?? error.message;
}

try {
  assertNodeVersion();
  await run(loadSettings(process.env));
  process.exit();
} catch (error) {
  process.stderr.write(`${explained(error)}\n`);
  process.exit(1);
}
