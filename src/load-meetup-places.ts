import { ProductSettings } from '#platform/config/product.settings';
import { loadSettings } from '#platform/config/settings';
import { DatabaseSettings } from '#platform/persistence/database.settings';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres';
import { migrate } from '#platform/persistence/migrate';
import { createServer } from '#platform/server/create-server';
import { AppModule } from './app.module.js';
import { LoadPublicPlaces } from './community/meetup-places/load-public-places.js';

// The operator's: `npm run load:places -- town.geojsonseq`. With the embedded database, while the server is stopped.
const [file] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Name a file of OpenStreetMap data: npm run load:places -- town.geojsonseq\n');
  process.exit(1);
}
const settings = loadSettings(process.env);
const { DATABASE_URL } = settings.of(DatabaseSettings);
const embedded = DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres(settings.of(ProductSettings).DATA_DIR);
try {
  const databaseUrl = DATABASE_URL ?? embedded?.url ?? '';
  await migrate(databaseUrl);
  const app = await createServer(AppModule.with(settings, databaseUrl), settings);
  const count = await app.get(LoadPublicPlaces, { strict: false }).from(file);
  process.stdout.write(`${count} public places are known from ${file}.\n`);
  await app.close();
} finally {
  await embedded?.stop();
}
process.exit();
