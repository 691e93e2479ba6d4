import { Module } from '@nestjs/common';
import { PictureReader } from './picture-reader.js';
import { ReaderProcesses } from './reader-processes.js';

/** What pictures say, read by the product itself. */
@Module({ providers: [ReaderProcesses, PictureReader], exports: [PictureReader] })
export class PicturesModule {}
