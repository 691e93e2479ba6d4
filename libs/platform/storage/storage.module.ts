import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { DiskStorage } from './disk-storage.js';
import { ObjectStorage } from './object-storage.js';
import { StorageSettings } from './storage.settings.js';

/** Storage as the settings choose it: the S3 bucket when one is named, else `<DATA_DIR>/uploads`. */
export async function storageFor(
  settings: StorageSettings,
  { DATA_DIR }: ProductSettings,
): Promise<ObjectStorage> {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings;
  if (!S3_BUCKET) return new DiskStorage(join(DATA_DIR, 'uploads'));
  // Its client takes some twenty megabytes, which most need for better things.
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

@Global()
@Module({
  providers: [{ provide: ObjectStorage, inject: [StorageSettings, ProductSettings], useFactory: storageFor }],
  exports: [ObjectStorage],
})
export class StorageModule {}
