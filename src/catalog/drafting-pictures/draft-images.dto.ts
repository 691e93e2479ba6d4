import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { LISTING_LIMITS } from '#contract/listings';
import { IsUUID } from '#platform/http/is-uuid';

export class DraftImagesBody {
  /** Uploads of one's own; the first one shows the item best. */
  @IsUUID({ each: true, message: 'image-unknown' })
  @ArrayUnique({ message: 'image-repeated' })
  @ArrayMaxSize(LISTING_LIMITS.images, {
    message: 'too-many-images',
    context: { max: LISTING_LIMITS.images },
  })
  @ArrayMinSize(1, { message: 'required' })
  @IsArray({ message: 'required' })
  imageIds!: string[];
}
