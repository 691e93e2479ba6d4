import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { PictureReader } from '#ai/pictures/picture-reader';
import { draftFromText } from '#ai/text/text-draft';
import { ImageUnknown } from '#platform/media/media.errors';
import { UploadedFiles } from '#platform/media/uploaded-files';
import { Words } from '#platform/words/words';
import type { Drafting } from '../drafting/drafting.js';
import { AlikePictures } from './alike-pictures.js';
import type { Seen } from './picture-draft.js';
import { wordsOn } from './picture-text.js';

/** What pictures show: words, colours, and other listings they look like. */
@Injectable()
export class LookAtPictures {
  constructor(
    private readonly reader: PictureReader,
    private readonly files: UploadedFiles,
    private readonly pictures: AlikePictures,
    private readonly words: Words,
  ) {}

  /**
   * Colours are those of the first; what stands on a second is read only where the first says nothing.
   *
   * @throws PictureUnread, PictureReaderBusy, ImageUnknown
   */
  async look([first = '', second, ...others]: readonly string[], asking: Drafting): Promise<Seen> {
    const alike = await this.pictures.of([first, ...(second ? [second] : []), ...others]);
    const reading = await this.read(first, asking);
    const text = wordsOn(reading) || (second ? wordsOn(await this.read(second, asking)) : '');
    const t = this.words.in(asking.language);
    const colours = reading.colours.map((colour) => t(`drafted-pictures:colours.${colour}`));
    const shown = { text: text.replaceAll('\n', ' '), colours: colours.join(', '), count: colours.length };
    return {
      text,
      told: draftFromText(text, { language: asking.language }),
      colours,
      alike,
      description: text ? t('drafted-pictures:description', shown) : '',
    };
  }

  async file(id: string): Promise<Buffer> {
    const file = await this.files.picture(id);
    if (!file) throw new ImageUnknown();
    return buffer(file.stream);
  }

  private async read(id: string, { signal }: Drafting) {
    return this.reader.read(await this.file(id), 'photo', signal);
  }
}
