import type { ListingDetail } from '../../../../api/catalog/listings';
import { isOrWas } from '../../../../app/session/brought-guest';
import { type Draft, draftKey, IMAGES_KEPT, readDraft } from './draft';

type Edited = Pick<ListingDetail, 'id' | 'images'>;

/**
 * What `owner` has left of an edit in this browser; another's is not for them, who would save it as their own. The
 * listing's own pictures stay however long ago that was: the server sweeps only those that no listing shows.
 */
export function editLeft({ id, images }: Edited, owner: string, now = Date.now()): Draft | null {
  const draft = readDraft(draftKey(id), owner, now, true);
  if (!draft || !isOrWas(owner, draft.owner)) return null;
  const shown = new Set(images.map((image) => image.id));
  const isThere = (image: Draft['images'][number]) =>
    shown.has(image.id) || now - image.uploadedAt < IMAGES_KEPT;
  return { ...draft, images: draft.images.filter(isThere) };
}
