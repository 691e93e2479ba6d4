// Writes what both sides of the wire share: libs/contract/openapi.json from the built server, and the web's endpoints
// from that. With --check it changes nothing and says whether the committed files are current.
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { ProductSettings } from '../../dist/libs/platform/config/product.settings.js';
import { loadSettings } from '../../dist/libs/platform/config/settings.js';
import { createServer } from '../../dist/libs/platform/server/create-server.js';
import { describeApi } from '../../dist/libs/platform/server/open-api.js';
import { AppModule } from '../../dist/src/app.module.js';
import codegen from '../../web/codegen.config.ts';

const check = process.argv.includes('--check');
// The paths of the codegen's settings start from the folder they are in.
const specification = resolve('web', codegen.schemaFile);
const clients = Object.keys(codegen.outputFiles).map((file) => resolve('web', file));
const committed = new Map();
for (const file of [specification, ...clients])
  committed.set(file, await readFile(file, 'utf8').catch(() => ''));

const settings = loadSettings({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  TOKEN_SECRET: 'signs nothing: the routes are only described',
});
// Never connected to: the description is made before the application starts.
const app = await createServer(AppModule.with(settings, 'postgres://nobody@127.0.0.1:9/none'), settings);
await writeFile(
  specification,
  `${JSON.stringify(describeApi(app, settings.of(ProductSettings).BRAND_NAME), null, 2)}\n`,
);
process.chdir('web');
const { outputFiles, ...common } = codegen;
for (const [outputFile, options] of Object.entries(outputFiles))
  await generateEndpoints({ ...common, outputFile, ...options });

const stale = [];
for (const [file, before] of committed) {
  if ((await readFile(file, 'utf8')) === before) continue;
  stale.push(relative(resolve('..'), file));
  if (check) await writeFile(file, before);
}
if (check && stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.join(', ')}. Run: npm run generate\n`);
  process.exit(1);
}
process.exit();
