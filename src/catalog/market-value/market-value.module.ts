import { Module } from '@nestjs/common';
import { PicturesModule } from '#ai/pictures/pictures.module';
import { AskAboutScreenshot } from './ask-about-screenshot.js';
import { EstimateValueHandler } from './estimate-value.query.js';
import { MarketValueController } from './market-value.controller.js';
import { ScreenshotReader } from './screenshot-reader.js';

/** What an item seen elsewhere is worth here. */
@Module({
  imports: [PicturesModule],
  controllers: [MarketValueController],
  providers: [AskAboutScreenshot, ScreenshotReader, EstimateValueHandler],
})
export class MarketValueModule {}
