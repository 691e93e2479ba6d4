import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { browsePage, homePage, listingPage } from '../libs/contract/pages/catalog.ts';
import { patternOf } from '../libs/contract/pages/page.ts';
import { bootLanguages } from './build/boot-languages.ts';
import { drawnPages } from './build/drawn-pages.ts';
import { eagerPackages } from './build/eager-packages.ts';
import { firstPages } from './build/first-pages.ts';
import { fontPreloads } from './build/font-preloads.ts';
import { leanIcons } from './build/lean-icons.ts';
import { leanPackages } from './build/lean-packages.ts';
import { pagePaths } from './build/page-paths.ts';
import { precompress } from './build/precompress.ts';
import { routeTable } from './build/route-table.ts';
import { startChunks } from './build/start-chunks.ts';
import { themeColours } from './build/theme-colours.ts';
import { tighten } from './build/tighten.ts';

const SERVER = process.env.API_URL ?? 'http://localhost:3000';
// With the page's own host: the server refuses changes on behalf of pages that are not its own.
const served = { target: SERVER, changeOrigin: false };

// The package exports only its development build, with warnings that nobody reads in production.
const productionRouter = {
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  'react-router': 'react-router/dist/production/index.mjs',
};
const FIRST = [homePage, browsePage, listingPage].map(patternOf);
const DRAWN_PAGES = drawnPages(import.meta.dirname);
/** The pages people arrive at most; what they share is loaded as one file. */
const FIRST_PAGES = DRAWN_PAGES.filter(({ path }) => FIRST.includes(path));
/** Not drawn, yet to be used as soon as they can be: each with what it fetches by itself. */
const LISTING_FORMS = [
  'create-listing-page.tsx',
  'voice/create-voice-page.tsx',
  'voice/upload/upload-recording.ts',
  'review/review-draft.tsx',
].map((file) => `src/features/catalog/create-listing/${file}`);
/** What comes after the first page and stands around all. */
const AROUND_PAGES = [
  'features.ts',
  'dialogs.tsx',
  'shell/wide-bar.tsx',
  'shell/bottom-bar.tsx',
  'shell/footer.tsx',
  'shell/notices.tsx',
  'session/already-member.tsx',
];
/** What every page shows once it is idle; the hearts, wherever there are listings. */
const IDLE_PARTS = [
  'notifications/notices/bell.tsx',
  'community/assistant/widget/floating.tsx',
  'catalog/create-listing/begun/left-drafts.tsx',
  'monetization/referrals/banner/banner.tsx',
  'catalog/favorites/hearts/card-heart.tsx',
  'catalog/favorites/hearts/listing-heart.tsx',
].map((file) => `src/features/${file}`);
/** What the bars count for somebody who is signed in. */
const MEMBERS_PARTS = [
  'messaging/chat/links/unread-badge.tsx',
  'messaging/chat/links/offers-badge.tsx',
  'community/meetups/list/requests-badge.tsx',
  'monetization/orders/list/orders-badge.tsx',
  'community/reviews/to-review-badge.tsx',
].map((file) => `src/features/${file}`);
const here = (path: string) => join(import.meta.dirname, path);

const conditions = ['source', ...defaultClientConditions];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    conditions,
    alias:
      command === 'build'
        ? Object.entries(productionRouter).map(([name, file]) => ({
            find: new RegExp(`^${name}$`),
            replacement: here(`../node_modules/${file}`),
          }))
        : [],
  },
  plugins: [
    react(),
    leanPackages(),
    leanIcons(here('src/ui/icon-of.ts')),
    routeTable(),
    pagePaths(),
    themeColours(),
    bootLanguages(here('../locales')),
    firstPages(DRAWN_PAGES),
    fontPreloads(),
    tighten(),
    eagerPackages(),
    precompress(),
  ],
  build: { target: 'es2022', emptyOutDir: true },
  builder: {},
  environments: {
    client: {
      resolve: { conditions },
      build: {
        outDir: '../dist/web',
        manifest: true,
        modulePreload: {
          polyfill: false,
          // What a lazy page imports it asks for itself: naming that for each of them would weigh on every first page.
          resolveDependencies: (_, deps, { hostType }) =>
            hostType === 'js' ? deps.filter((file) => file.endsWith('.css')) : deps,
        },
        // A page's own script must not grow by data: URIs that another page uses.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            // The first page lists the files of all others: short names weigh less there.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: startChunks({
                document: here('index.html'),
                script: here('src/app/main.tsx'),
                renderer: here('../node_modules/react-dom/client.js'),
                around: AROUND_PAGES.map((module) => here(`src/app/${module}`)),
                first: FIRST_PAGES.map(({ module }) => here(module)),
                early: DRAWN_PAGES.map(({ module }) => here(module)),
                heavy: LISTING_FORMS.map(here),
                idle: { idle: IDLE_PARTS.map(here), members: MEMBERS_PARTS.map(here) },
              }),
            },
          },
        },
      },
    },
    // The same sources once more, for the server, which draws the first view of a page into its HTML.
    ssr: {
      resolve: { conditions: ['source', ...defaultServerConditions], noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: '../dist/drawing',
        copyPublicDir: false,
        rolldownOptions: { input: here('src/app/draw-page.tsx') },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': served,
      '/media': served,
      '/dev/mailbox': served,
      '/sitemap': served,
      '/manifest.webmanifest': served,
      // Read, it is a page.
      '/unsubscribe': { ...served, bypass: ({ method, url }) => (method === 'GET' ? url : undefined) },
      '/socket.io': { ...served, ws: true },
    },
  },
}));
