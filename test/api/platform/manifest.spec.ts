import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';

interface Manifest {
  name: string;
  short_name: string;
  description: string;
  icons: { src: string }[];
}

describe('the manifest of the installed app', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ BRAND_NAME: 'Swap Town' });
  });
  afterAll(() => app.stop());

  const manifest = (language: string) =>
    new Client(app.url).get<Manifest>('/manifest.webmanifest', { headers: { 'accept-language': language } });

  it('carries the name the operator has chosen', async () => {
    const { status, headers, body } = await manifest('en');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/manifest+json');
    expect(body).toMatchObject({ name: 'Swap Town', short_name: 'Swap Town', lang: 'en' });
  });

  it('describes the product in the reader’s language', async () => {
    expect((await manifest('es-MX')).body.description).toContain('segunda mano');
  });

  it('names only pictures that exist', async () => {
    for (const { src } of (await manifest('en')).body.icons)
      expect(existsSync(`web/public${src}`)).toBe(true);
  });
});
