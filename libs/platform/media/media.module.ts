import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { AlikeImages } from './alike/alike-images.js';
import { EvidenceSweep } from './evidence/evidence-sweep.js';
import { WithdrawnPictures } from './evidence/withdrawn-pictures.js';
import { MediaController } from './media.controller.js';
import { Media } from './media.entity.js';
import { MediaFileController } from './media-file.controller.js';
import { MediaIntake } from './media-intake.js';
import { MediaLibrary } from './media-library.js';
import { MediaRemoval } from './media-removal.js';
import { ForgetRecordingUploadsOnLeaving } from './resumable/forget-recording-uploads.on-leaving.js';
import { RecordingUploadController } from './resumable/recording-upload.controller.js';
import { RecordingUploads } from './resumable/recording-uploads.js';
import { SweepRecordingUploadsJob } from './resumable/sweep-recording-uploads.job.js';
import { TakeRecordingUploadsOnJoining } from './resumable/take-recording-uploads.on-joining.js';
import { SweepUnattachedMediaJob } from './sweep-unattached-media.job.js';
import { TakeUploadsOnJoining } from './take-uploads.on-joining.js';
import { UploadedFiles } from './uploaded-files.js';
import { UploadsInExport } from './uploads.in-export.js';

@Global()
@Module({
  imports: [MikroOrmModule.forFeature([Media])],
  controllers: [MediaController, MediaFileController, RecordingUploadController],
  providers: [
    AlikeImages,
    MediaIntake,
    MediaLibrary,
    MediaRemoval,
    WithdrawnPictures,
    EvidenceSweep,
    SweepUnattachedMediaJob,
    TakeUploadsOnJoining,
    RecordingUploads,
    SweepRecordingUploadsJob,
    TakeRecordingUploadsOnJoining,
    ForgetRecordingUploadsOnLeaving,
    UploadedFiles,
    UploadsInExport,
  ],
  exports: [AlikeImages, MediaLibrary, WithdrawnPictures, EvidenceSweep, UploadedFiles],
})
export class MediaModule {}
