import { Injectable } from '@nestjs/common';
import type { PictureOf } from './drawings/picture.js';

/** Draws what the demo town offers, as somebody's camera would have it. */
@Injectable()
export class DemoPictures {
  /** In pixels. */
  side = 1200;

  /** A PNG. What draws it is loaded by then: only the process that builds the town needs it. */
  async draw(picture: PictureOf): Promise<Buffer> {
    const [{ drawPicture }, { default: sharp }] = await Promise.all([
      import('./drawings/picture.js'),
      import('sharp'),
    ]);
    // Nothing is seen through it: an alpha channel would be a quarter of the work of all that is made of it.
    return sharp(Buffer.from(drawPicture(picture)))
      .resize(this.side)
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
}
