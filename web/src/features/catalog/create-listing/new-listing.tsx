import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionProfile } from '../../../api/session-token';
import { lazyPage } from '../../../app/routing/lazy-page';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { loadTexts } from '../../../i18n/i18n';
import { AwaitedDrafts } from './begun/awaited-drafts';
import { copyLeft, copyOf, foundHere, settleCopies } from './draft/local-copies';
import type { FoundDraft } from './draft/use-kept-draft';
import { NewListingForm, type NewListingFormProps } from './new-listing-form';
import { readPrefill } from './prefill';
import { useFormOfAddress } from './use-form-of-address';

/** For a draft that the product's AI has made. */
const reviewForm = lazyPage(async () => {
  const [{ ReviewForm }] = await Promise.all([import('./review/review-form'), loadTexts(['draft-review'])]);
  return ReviewForm;
});
/** For whoever goes on with something. */
const fromServer = lazyPage(() => import('./begun/from-server').then(({ FromServer }) => FromServer));

type NewListingProps = { profile: SessionProfile; notice?: ReactNode };
type FormProps = Omit<NewListingFormProps, 'found'>;

/** A new form, or the one of a draft that the address names or that was left in this browser. */
export function NewListing(props: NewListingProps) {
  const { number, draft, name } = useFormOfAddress();
  return <Opened key={number} {...props} wanted={draft} onNamed={name} />;
}

function Opened({ wanted, ...props }: FormProps & { wanted: string | null }) {
  const [search] = useSearchParams();
  const [copy] = useState(() => (wanted ? copyOf(wanted, props.profile) : copyLeft(props.profile)));
  const settle = useEffectEvent(() => settleCopies(props.profile, copy));
  useEffect(() => settle(), []);
  const [prefill] = useState(() => (wanted ? null : readPrefill(search)));
  // What the form is filled in with is news itself, and goes before a draft that was left.
  if (prefill) return <Fresh {...props} prefill={prefill} waiting={copy?.id} />;
  if (copy && copy.version + copy.change === 0) return <Begun {...props} found={foundHere(copy)} />;
  const id = copy?.id ?? wanted;
  if (!id) return <Fresh {...props} />;
  return (
    <Suspense fallback={<PageWaiting />}>
      <fromServer.Page id={id} copy={copy}>
        {(found) => (found ? <Begun {...props} found={found} /> : <Fresh {...props} gone />)}
      </fromServer.Page>
    </Suspense>
  );
}

/** Whoever had it drafted goes on to check it. */
const Begun = (props: FormProps & { found: FoundDraft }) =>
  props.found.content.drafted ? (
    <Suspense fallback={<PageWaiting />}>
      <reviewForm.Page {...props} />
    </Suspense>
  ) : (
    <NewListingForm {...props} />
  );

/** Nothing is typed yet. What was begun stands above it, and is known before the form is drawn: nothing moves. */
const Fresh = (props: FormProps) => (
  <Suspense fallback={<PageWaiting />}>
    <AwaitedDrafts>{(begun) => <NewListingForm {...props} found={null} begun={begun} />}</AwaitedDrafts>
  </Suspense>
);
