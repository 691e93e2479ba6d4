import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SessionProfile } from '../../../api/session-token';
import { paths } from '../../../app/paths';
import { lazyPage } from '../../../app/routing/lazy-page';
import { useListingWords } from '../../../i18n/listing-words';
import { toast } from '../../../ui/toast/toast-store';
import { AiMark } from './ai-mark';
import type { DraftCard } from './begun/drafts-data';
import { DraftStatusLine } from './draft/draft-status-line';
import { type FoundDraft, useKeptDraft } from './draft/use-kept-draft';
import { FormNote } from './form-note';
import { ListingEditor } from './listing-editor';
import { EMPTY } from './listing-values';
import { filled, type Prefill } from './prefill';
import type { Start } from './start';
import { usePublish } from './use-publish';

/** For whoever has begun something; the form waits with them for it, so that nothing moves. */
const begunDrafts = lazyPage(() => import('./begun/begun-drafts').then(({ BegunDrafts }) => BegunDrafts));

export type NewListingFormProps = {
  profile: SessionProfile;
  notice?: ReactNode;
  /** What the address says about the item. */
  prefill?: Prefill;
  /** A draft beside a form that is filled in already. */
  waiting?: string;
  /** What the form begins with; null for nothing. */
  found: FoundDraft | null;
  /** The draft that was asked for is no longer there. */
  gone?: boolean;
  /** Others, to go on with. */
  begun?: readonly DraftCard[];
  /** What its draft is called from now on; null when there is none any more. */
  onNamed: (draft: string | null) => void;
};

export function NewListingForm(props: NewListingFormProps) {
  const { profile, notice, prefill, waiting, found, gone = false, begun = [], onNamed } = props;
  const { t } = useTranslation(['create-listing', 'drafts']);
  const navigate = useNavigate();
  const save = usePublish();
  const start = useStart(prefill);
  const [others] = useState(() => begun.length > 0);
  const { draft, keeper, state } = useKeptDraft(profile, found, onNamed);
  const announce = useEffectEvent(() => {
    if (prefill)
      toast({ title: t('create.prefill.toast.title'), description: t('create.prefill.toast.text') });
  });
  useEffect(() => announce(), []);

  return (
    <ListingEditor
      profile={profile}
      title={t('create.title')}
      draft={draft}
      renderStatus={(begin) => (
        <DraftStatusLine keeper={keeper} state={state} empty={start} onBegin={begin} />
      )}
      start={start}
      notice={
        <>
          {notice}
          {gone && <FormNote title={t('drafts:gone.opened')}>{t('drafts:gone.why')}</FormNote>}
          {prefill && (
            <FormNote title={t('create.prefill.title')} badge={<AiMark tone="surface" />}>
              {t('create.prefill.text')}
            </FormNote>
          )}
          {waiting && state.id !== waiting && (
            <FormNote
              title={t('create.draft.waiting')}
              action={t('create.draft.continue')}
              onAction={() => void navigate(`${paths.createListing}?draft=${waiting}`)}
            />
          )}
          {others && (
            <begunDrafts.Page drafts={begun.filter(({ id }) => id !== state.id && id !== waiting)} />
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
function useStart(prefill: Prefill | undefined): Start {
  const { t } = useTranslation('create-listing');
  const words = useListingWords();
  const [start] = useState((): Start => {
    const description =
      prefill?.title && prefill.condition
        ? t('create.prefill.description', {
            title: prefill.title,
            condition: words.condition(prefill.condition),
          })
        : (prefill?.title ?? '');
    const known = { ...prefill, description };
    return { values: { ...EMPTY, ...known }, photos: [], byAi: filled(known) };
  });
  return start;
}
