import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePublishListingMutation } from '../../../api/catalog/listings';
import { paths } from '../../../app/paths';
import { useStillShown } from '../../../app/routing/use-still-here';
import { toast } from '../../../ui/toast/toast-store';
import type { Save } from './use-submit';

/** Puts a new listing on sale and goes to it. */
export function usePublish(): Save {
  const { t } = useTranslation('create-listing');
  const navigate = useNavigate();
  const isStillShown = useStillShown();
  const [publish] = usePublishListingMutation();
  return async (words, imageIds, { byAi, audioId, draftId }) => {
    const publishListingBody = {
      ...words,
      imageIds,
      aiGenerated: byAi.length > 0,
      ...(draftId !== null && { draftId }),
      ...(audioId !== null && { audioId }),
    };
    const { id } = await publish({ publishListingBody }).unwrap();
    // Back must not lead to a form that has been sent.
    if (isStillShown()) void navigate(paths.listing(id), { replace: true });
    toast({ title: t('create.done.title'), description: t('create.done.text', { title: words.title }) });
  };
}
