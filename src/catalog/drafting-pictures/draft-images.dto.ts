import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { LISTING_LIMITS } from '#contract/listings';
import { LowerCase } from '#platform/http/lower-case';

export class DraftImagesBody {
  /** Uploads of one's own; the first one shows the item best. */
  @LowerCase()
  @IsUUID(undefined, { each: true, message: 'image-unknown' })
  @ArrayUnique({ message: 'image-repeated' })
  @ArrayMaxSize(LISTING_LIMITS.images, {
    message: 'too-many-images',
    context: { max: LISTING_LIMITS.images },
  })
  @ArrayMinSize(1, { message: 'required' })
  @IsArray({ message: 'required' })
  imageIds!: string[];
}
