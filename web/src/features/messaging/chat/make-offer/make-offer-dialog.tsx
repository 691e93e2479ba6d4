import { useTranslation } from 'react-i18next';
import type { ListingDetail } from '../../../../api/catalog/listings';
import { paths } from '../../../../app/paths';
import { useOwner } from '../../../../app/session/use-owner';
import { useSession } from '../../../../app/session/use-session';
import { useDialog } from '../../../../app/use-dialog';
import { ButtonLink } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { MAKE_OFFER } from '../links/dialog-parameter';
import styles from './make-offer.module.css';
import { MakeOfferForm } from './make-offer-form';

/** Over a listing's page: names a price for it, which is said in the conversation with its seller. */
export function MakeOfferDialog({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('make-offer');
  const { open, close } = useDialog(MAKE_OFFER);
  return (
    <Dialog addressed open={open} onClose={close} title={t('title')}>
      <Content listing={listing} />
    </Dialog>
  );
}

function Content({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('make-offer');
  const { profile } = useSession();
  const here = useOwner();
  const { id, price, seller, status } = listing;
  if (seller === null) return <p>{t('refused.gone')}</p>;
  if (profile?.id === seller.id) return <p>{t('refused.own')}</p>;
  // Keyed: who comes next finds nothing of what somebody else has typed.
  if (status === 'active' && price > 0)
    return <MakeOfferForm key={here} here={here} listing={{ id, price, seller }} />;
  const why = status === 'active' ? 'free' : status === 'pending' || status === 'sold' ? status : 'gone';
  return (
    <div className={styles.refused}>
      <p>{t(`refused.${why}`)}</p>
      {(why === 'free' || why === 'pending') && (
        <ButtonLink to={paths.chatWith(seller.id, id)} variant="secondary">
          {t('refused.write')}
        </ButtonLink>
      )}
    </div>
  );
}
