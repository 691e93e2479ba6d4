import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePublishListingMutation } from '../../../api/catalog/listings';
import type { SessionProfile } from '../../../api/session-token';
import { paths } from '../../../app/paths';
import { useListingWords } from '../../../i18n/listing-words';
import { toast } from '../../../ui/toast/toast-store';
import { AiMark } from './ai-mark';
import { draftKey } from './draft/draft';
import { ListingEditor } from './listing-editor';
import { EMPTY } from './listing-values';
import { Notice } from './notice';
import { filled, readPrefill } from './prefill';
import type { Start } from './start';
import type { Save } from './use-submit';

type NewListingProps = { profile: SessionProfile; notice?: ReactNode };

export function NewListing({ profile, notice }: NewListingProps) {
  const { t } = useTranslation('create-listing');
  const navigate = useNavigate();
  const [publish] = usePublishListingMutation();
  const { start, prefilled } = useStart();
  const announce = useEffectEvent(() => {
    if (prefilled)
      toast({ title: t('create.prefill.toast.title'), description: t('create.prefill.toast.text') });
  });
  useEffect(() => announce(), []);

  const save: Save = async (words, imageIds, byAi) => {
    const publishListingBody = { ...words, imageIds, aiGenerated: byAi.length > 0 };
    const { id } = await publish({ publishListingBody }).unwrap();
    // Back must not lead to a form that has been sent.
    void navigate(paths.listing(id), { replace: true });
    toast({ title: t('create.done.title'), description: t('create.done.text', { title: words.title }) });
  };
  return (
    <ListingEditor
      profile={profile}
      title={t('create.title')}
      draftKey={draftKey()}
      start={start}
      prefilled={prefilled}
      notice={
        <>
          {notice}
          {prefilled && (
            <Notice title={t('create.prefill.title')} badge={<AiMark tone="surface" />}>
              {t('create.prefill.text')}
            </Notice>
          )}
        </>
      }
      submit={t('create.publish')}
      save={save}
      failure={t('create.failed-text')}
    />
  );
}

/** What the address says about the item, or nothing. */
function useStart(): { start: Start; prefilled: boolean } {
  const { t } = useTranslation('create-listing');
  const words = useListingWords();
  const [search] = useSearchParams();
  const [found] = useState(() => readPrefill(search));
  const [start] = useState((): Start => {
    const description =
      found?.title && found.condition
        ? t('create.prefill.description', { title: found.title, condition: words.condition(found.condition) })
        : (found?.title ?? '');
    const known = { ...found, description };
    return { values: { ...EMPTY, ...known }, photos: [], byAi: filled(known) };
  });
  return { start, prefilled: found !== null };
}
