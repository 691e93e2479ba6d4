import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyListingsInfiniteQuery } from '../../../api/catalog/own-listings';
import { paths } from '../../../app/paths';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { FormNote } from './form-note';
import { GuestLimit, useSignUpAndBack } from './guest-limit';

const ONE = { first: 1 };

type GuestsListingProps = { children: (notice: ReactNode) => ReactNode };

/** Tells a guest how many listings they may still have, before they type anything; if none, there is no form. */
export function GuestsListing({ children }: GuestsListingProps) {
  const { t } = useTranslation('create-listing');
  const { currentData, isFetching } = useMyListingsInfiniteQuery(ONE, { refetchOnMountOrArgChange: true });
  const signUp = useSignUpAndBack();
  // As it was on arrival: the form does not vanish when its listing is published. Null where it cannot be told.
  const [left, setLeft] = useState<number | null>();
  if (left === undefined) {
    if (!isFetching) setLeft(currentData?.pages[0]?.publishable ?? null);
    return <PageWaiting />;
  }
  if (left === 0)
    return (
      <GuestLimit>
        <ButtonLink to={paths.dashboard} variant="secondary">
          {t('create.limit.dashboard')}
        </ButtonLink>
      </GuestLimit>
    );
  return children(
    left && (
      <FormNote title={t('create.guest.left', { count: left })}>
        <Link to={signUp}>{t('create.guest.sign-up')}</Link>
      </FormNote>
    ),
  );
}
