import { Module } from '@nestjs/common';
import { CountAlike } from './count-alike.js';

/** What else there is of a listing's kind. */
@Module({ providers: [CountAlike], exports: [CountAlike] })
export class AlikeModule {}
