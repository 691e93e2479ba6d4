import { HandCoins, MessageCircle } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../../app/feature';
import { paths } from '../../../../app/paths';
import { PartBoundary } from '../../../../app/problems/part-boundary';
import { useSession } from '../../../../app/session/use-session';
import { useDialog, useDialogLink } from '../../../../app/use-dialog';
import { useBrowserFact } from '../../../../browser/use-browser-fact';
import { ButtonLink, ButtonPair } from '../../../../ui/button';
import { MAKE_OFFER } from './dialog-parameter';
import { makeOffer } from './lazy-make-offer';

type ListingProps = SlotProps['listing-actions'];

/** Names a price for the listing, or opens the conversation with its seller; visitors sign in on the way. */
export function ListingActions({ listing }: ListingProps) {
  const { profile } = useSession();
  const { open } = useDialog(MAKE_OFFER);
  // A page that is drawn on the server has no dialogs yet.
  const inBrowser = useBrowserFact(() => true, false);
  // Once wanted it stays mounted: a dialog that vanishes could not give the focus back.
  const [wanted, setWanted] = useState(false);
  if (open && inBrowser && !wanted) setWanted(true);
  const { seller, status } = listing;
  const forSale = status === 'active' || status === 'pending';
  return (
    <>
      {seller && forSale && seller.id !== profile?.id && <Actions listing={listing} sellerId={seller.id} />}
      {wanted && (
        <PartBoundary>
          <Suspense>
            <makeOffer.Page listing={listing} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

function Actions({ listing: { id, price, status }, sellerId }: ListingProps & { sellerId: string }) {
  const { t } = useTranslation();
  const offering = useDialogLink(MAKE_OFFER);
  const mayOffer = status === 'active' && price > 0;
  return (
    <ButtonPair>
      {mayOffer && (
        <ButtonLink {...offering} size="large">
          <HandCoins aria-hidden="true" />
          {t('chat.make-offer')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.chatWith(sellerId, id)} variant={mayOffer ? 'secondary' : 'primary'} size="large">
        <MessageCircle aria-hidden="true" />
        {t('chat.contact-seller')}
      </ButtonLink>
    </ButtonPair>
  );
}
