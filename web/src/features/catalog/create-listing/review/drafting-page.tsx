import { type ReactNode, Suspense, useState } from 'react';
import type { SessionProfile } from '../../../../api/session-token';
import { usePageHead } from '../../../../app/page-head';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { useSession } from '../../../../app/session/use-session';
import { PageWaiting } from '../../../../app/shell/page-waiting';
import { loadTexts } from '../../../../i18n/i18n';
import { GuestsListing } from '../guests-listing';
import { useFormOfAddress } from '../use-form-of-address';
import { WhoAreYou } from '../who-are-you';
import type { Made } from './drafted-listing';

/** Fetched while the draft is being made. */
export const reviewDraft = lazyPage(async () => {
  const [{ ReviewDraft }] = await Promise.all([import('./review-draft'), loadTexts(['draft-review'])]);
  return ReviewDraft;
});
/** For whoever comes back to a draft. */
const newListing = lazyPage(() => import('../new-listing').then(({ NewListing }) => NewListing));

export type DraftingStep = {
  profile: SessionProfile;
  /** To be shown above it. */
  notice: ReactNode;
  /** What was made before, where somebody wants another try. */
  before: Made | null;
  /** `forget` lets go of what it was made of, once it stands in a draft: whoever leaves before finds it again. */
  onMade: (made: Made, forget?: () => void) => void;
};

type DraftingPageProps = {
  title: string;
  description: string;
  /** What another try is called. */
  again: string;
  /** How the listing is made; as long as nothing is. */
  children: (step: DraftingStep) => ReactNode;
};

/** A page that makes a listing of what somebody says or shows, for whoever may sell, and the draft of it. */
export function DraftingPage({ title, description, ...flow }: DraftingPageProps) {
  const { status, profile } = useSession();
  usePageHead({ title, description });
  if (status === 'unknown') return <PageWaiting />;
  if (!profile) return <WhoAreYou />;
  if (profile.kind === 'member') return <Flow key={profile.id} {...flow} profile={profile} notice={null} />;
  return (
    <GuestsListing key={profile.id}>
      {(notice) => <Flow {...flow} profile={profile} notice={notice} />}
    </GuestsListing>
  );
}

type FlowProps = Pick<DraftingPageProps, 'again' | 'children'> & Pick<DraftingStep, 'profile' | 'notice'>;

function Flow({ again, children, profile, notice }: FlowProps) {
  const { number, draft, name } = useFormOfAddress();
  const [made, setMade] = useState<{ of: Made; form: number; forget?: () => void } | null>(null);
  const [before, setBefore] = useState<Made | null>(null);
  if (made?.form === number)
    return (
      <Suspense fallback={<PageWaiting />}>
        <reviewDraft.Page
          {...made.of}
          profile={profile}
          notice={notice}
          again={{
            label: again,
            onPress: () => {
              name(null);
              setBefore(made.of);
              setMade(null);
            },
          }}
          onNamed={name}
          onBegun={made.forget}
        />
      </Suspense>
    );
  if (draft)
    return (
      <Suspense fallback={<PageWaiting />}>
        <newListing.Page profile={profile} notice={notice} />
      </Suspense>
    );
  return children({ profile, notice, before, onMade: (of, forget) => setMade({ of, form: number, forget }) });
}
