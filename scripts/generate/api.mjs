// Writes what both sides of the wire share: libs/contract/openapi.json from the built server, and the web's endpoints
// from that. With --check it changes nothing and says whether the committed files are current.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { ProductSettings } from '../../dist/libs/platform/config/product.settings.js';
import { loadSettings } from '../../dist/libs/platform/config/settings.js';
import { createServer } from '../../dist/libs/platform/server/create-server.js';
import { describeApi } from '../../dist/libs/platform/server/open-api.js';
import { AppModule } from '../../dist/src/app.module.js';
import codegen from '../../web/codegen.config.ts';
import { inProject } from '../project.mjs';

const check = process.argv.includes('--check');
// Checked aside: others read these files at the same moment.
const root = check ? await mkdtemp(join(tmpdir(), 'vybac-api-')) : inProject('.');
// The paths of the codegen's settings start from the folder they are in.
const [specification, ...clients] = [codegen.schemaFile, ...Object.keys(codegen.outputFiles)].map((file) =>
  join('web', file),
);
for (const file of [specification, ...clients]) await mkdir(join(root, dirname(file)), { recursive: true });

const settings = loadSettings({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  TOKEN_SECRET: 'signs nothing: the routes are only described',
});
// Never connected to: the description is made before the application starts.
const app = await createServer(AppModule.with(settings, 'postgres://nobody@127.0.0.1:9/none'), settings);
await writeFile(
  join(root, specification),
  `${JSON.stringify(describeApi(app, settings.of(ProductSettings).BRAND_NAME), null, 2)}\n`,
);
process.chdir(join(root, 'web'));
const { outputFiles, ...common } = codegen;
for (const [outputFile, options] of Object.entries(outputFiles))
  await generateEndpoints({ ...common, outputFile, ...options });

const stale = [];
if (check) {
  for (const file of [specification, ...clients])
    if ((await readFile(join(root, file), 'utf8')) !== (await committed(file)))
      stale.push(relative(inProject('.'), inProject(file)));
  process.chdir(inProject('.'));
  await rm(root, { recursive: true });
}
if (stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.join(', ')}. Run: npm run generate\n`);
  process.exit(1);
}
process.exit();

async function committed(file) {
  return await readFile(inProject(file), 'utf8').catch(() => '');
}
