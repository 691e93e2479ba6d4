import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { Media } from './media.entity.js';
import { MediaFileController } from './media-file.controller.js';
import { MediaIntake } from './media-intake.js';
import { MediaLibrary } from './media-library.js';
import { MediaRemoval } from './media-removal.js';
import { SweepUnattachedMediaJob } from './sweep-unattached-media.job.js';
import { TakeUploadsOnJoining } from './take-uploads.on-joining.js';
import { UploadedFiles } from './uploaded-files.js';
import { UploadsInExport } from './uploads.in-export.js';
import { WithdrawnPictures } from './withdrawn-pictures.js';

@Global()
@Module({
  imports: [MikroOrmModule.forFeature([Media])],
  controllers: [MediaController, MediaFileController],
  providers: [
    MediaIntake,
    MediaLibrary,
    MediaRemoval,
    WithdrawnPictures,
    SweepUnattachedMediaJob,
    TakeUploadsOnJoining,
    UploadedFiles,
    UploadsInExport,
  ],
  exports: [MediaLibrary, WithdrawnPictures, UploadedFiles],
})
export class MediaModule {}
