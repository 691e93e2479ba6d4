import { describe, expect, it } from '@jest/globals';
import { ProductSettings } from '../config/product.settings.js';
import { loadSettings } from '../config/settings.js';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import { storageFor } from './storage.module.js';
import { StorageSettings } from './storage.settings.js';

const chosen = (env: Record<string, string>) => {
  const settings = loadSettings(env);
  return storageFor(settings.of(StorageSettings), settings.of(ProductSettings));
};

describe('the choice of storage', () => {
  it('is the local disk by default', async () => {
    expect(await chosen({})).toBeInstanceOf(DiskStorage);
  });

  it('is the bucket when one is named', async () => {
    const bucket = {
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: 'http://localhost:9000',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(await chosen(bucket)).toBeInstanceOf(S3Storage);
  });
});
