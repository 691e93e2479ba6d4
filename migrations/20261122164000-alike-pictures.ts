import { Migration } from '@mikro-orm/migrations';

export class AlikePictures20261122164000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Pictures of listings by the four parts of their perceptual hash: two hashes that differ in few of their 64 bits have
      -- a part in which they differ in one bit at most (docs/adr/0040).
      create index media_alike_0 on platform.media (((perceptual_hash >> 48) & 65535))
        where attached_to like 'catalog.listing:%';
      create index media_alike_1 on platform.media (((perceptual_hash >> 32) & 65535))
        where attached_to like 'catalog.listing:%';
      create index media_alike_2 on platform.media (((perceptual_hash >> 16) & 65535))
        where attached_to like 'catalog.listing:%';
      create index media_alike_3 on platform.media ((perceptual_hash & 65535))
        where attached_to like 'catalog.listing:%';
    `);
  }
}
