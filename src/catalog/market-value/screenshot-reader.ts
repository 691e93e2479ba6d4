import { Injectable } from '@nestjs/common';
import { withFallback } from '#ai/endpoint/with-fallback';
import { PictureReader } from '#ai/pictures/picture-reader';
import { ProductSettings } from '#platform/config/product.settings';
import { AskAboutScreenshot, type ModelScreenshot } from './ask-about-screenshot.js';
import type { ScreenshotReading } from './market-value.dto.js';
import { type ScreenshotListing, screenshotListing } from './reading/screenshot-listing.js';

/** Reads the listing that a screenshot shows, by itself or with the operator's endpoint; of the file nothing is kept. */
@Injectable()
export class ScreenshotReader {
  constructor(
    private readonly pictures: PictureReader,
    private readonly model: AskAboutScreenshot,
    private readonly settings: ProductSettings,
  ) {}

  /** @throws the refusals of the image pipeline and of the reader */
  async read(file: Buffer, asker: string, signal: AbortSignal): Promise<ScreenshotReading> {
    const { value, ...who } = await withFallback(
      async () => likely(await this.model.ask(file, asker, signal)),
      async () =>
        screenshotListing(await this.pictures.read(file, 'screenshot', signal), this.settings.BRAND_NAME),
    );
    return { ...value, ...who };
  }
}

const read = <T>(value: T | undefined) =>
  value === undefined ? null : { value, certainty: 'likely' as const };

/** A model does not say how sure it is; the person checks it. */
function likely({ title, platform, price, condition }: ModelScreenshot): ScreenshotListing {
  return { title: read(title), platform: read(platform), price: read(price), condition: read(condition) };
}
