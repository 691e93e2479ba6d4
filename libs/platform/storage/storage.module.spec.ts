import { describe, expect, it } from '@jest/globals';
import { loadSettings } from '../config/settings.js';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import { storageFor } from './storage.module.js';

describe('the choice of storage', () => {
  it('is the local disk by default', async () => {
    expect(await storageFor(loadSettings({}))).toBeInstanceOf(DiskStorage);
  });

  it('is the bucket when one is named', async () => {
    const settings = loadSettings({
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: 'http://localhost:9000',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    expect(await storageFor(settings)).toBeInstanceOf(S3Storage);
  });
});
