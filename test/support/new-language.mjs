// What both sides say in a language, asked of the project in the current folder: prints the answers as JSON.
import { readFileSync } from 'node:fs';
import { createServer, loadConfigFromFile } from 'vite';

const [, , language] = process.argv;
const KEY = 'not-found.title';

const { LANGUAGES, spokenLanguage } = await import(`${process.cwd()}/libs/contract/people.ts`);
const { Words } = await import(`${process.cwd()}/libs/platform/words/words.ts`);
const words = new Words({ BRAND_NAME: 'Vybac' });

const { config } = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'web/vite.config.ts');
// Packages as Node has them; only the finished build brings them along.
delete config.environments.ssr.resolve.noExternal;
const vite = await createServer({
  ...config,
  configFile: false,
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
  logLevel: 'error',
});
const { textsIn } = await vite.ssrLoadModule('/src/i18n/i18n.ts');
const { isLanguage, languageName } = await vite.ssrLoadModule('/src/i18n/languages.ts');
const page = await vite.transformIndexHtml('/', readFileSync('web/index.html', 'utf8'));

process.stdout.write(
  JSON.stringify({
    offered: LANGUAGES,
    server: { chosen: spokenLanguage(`${language}-XX`), says: words.in(language)(KEY) },
    web: {
      chosen: isLanguage(language),
      named: languageName(language),
      says: (await textsIn(language, ['home'])).t(KEY),
      // In the script that sets the language before anything shows.
      atFirst: page.includes(JSON.stringify(language)),
    },
  }),
);
await vite.close();
