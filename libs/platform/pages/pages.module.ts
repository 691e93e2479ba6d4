import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FirstFiles } from './first-files.js';
import { ManifestController } from './manifest.controller.js';
import { PageDrawing } from './page-drawing.js';
import { PageTemplate } from './page-template.js';
import { PagesController } from './pages.controller.js';

/** Imported last by the application: its catch-all route answers whatever nobody else does. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [ManifestController, PagesController],
  providers: [FirstFiles, PageDrawing, PageTemplate],
})
export class PagesModule {}
