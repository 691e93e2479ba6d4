import { Global, Module } from '@nestjs/common';
import { Words } from './words.js';

@Global()
@Module({ providers: [Words], exports: [Words] })
export class WordsModule {}
