import { Injectable } from '@nestjs/common';
import { withFallback } from '#ai/endpoint/with-fallback';
import type { Comparables } from '../alike/comparables.dto.js';
import { LookAlikes } from '../alike/look-alikes.js';
import { nearest } from '../alike/nearest.js';
import type { DraftedListing } from '../drafting/drafted-listing.dto.js';
import type { Drafting } from '../drafting/drafting.js';
import { usualPrices } from '../drafting/usual-prices.js';
import type { DraftWords } from '../drafts/draft.dto.js';
import type { AlikePicture } from './alike-pictures.js';
import { AskAboutPicture } from './ask-about-picture.js';
import { LookAtPictures } from './look-at-pictures.js';
import { modelDraft } from './model-draft.js';
import { pictureDraft } from './picture-draft.js';

/** Makes a listing of what pictures show: by itself, or with the endpoint that the operator has set. */
@Injectable()
export class PictureDrafter {
  constructor(
    private readonly pictures: LookAtPictures,
    private readonly model: AskAboutPicture,
    private readonly lookAlikes: LookAlikes,
  ) {}

  /** `imageIds` are the asker's own. @throws PictureUnread, PictureReaderBusy, ImageUnknown */
  async draft(imageIds: readonly string[], asking: Drafting): Promise<DraftedListing> {
    const seen = await this.pictures.look(imageIds, asking);
    const { value, engine, fellBack } = await withFallback(
      async () => {
        const open = () => this.pictures.file(imageIds[0] ?? '');
        const listing = await this.model.ask(open, seen.text, asking);
        const lookAlikes = await this.compare(seen.alike, listing);
        return { ...modelDraft(listing, usualPrices(lookAlikes.items)), lookAlikes };
      },
      async () => {
        const drafted = pictureDraft(seen);
        return { ...drafted, lookAlikes: await this.compare(seen.alike, drafted.words) };
      },
    );
    return { ...value, engine, fellBack };
  }

  /** What looks like it; where nothing does, what is called like it. */
  private async compare(
    alike: readonly AlikePicture[],
    { title, category }: DraftWords,
  ): Promise<Comparables> {
    if (alike.length > 0) return nearest(title ?? '', alike);
    return title && category ? this.lookAlikes.of({ title, category }) : { items: [], median: null };
  }
}
