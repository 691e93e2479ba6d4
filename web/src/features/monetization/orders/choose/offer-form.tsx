import { useTranslation } from 'react-i18next';
import type { PossibleBuyer } from '../../../../api/catalog/selling';
import { useOfferOrderMutation } from '../../../../api/monetization/orders';
import { useForm } from '../../../../app/use-form';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import styles from '../../../../ui/deal/moves.module.css';
import { toast } from '../../../../ui/toast/toast-store';
import { useRefusal } from '../use-refusal';

type OfferFormProps = { listingId: string; title: string; buyer: PossibleBuyer; onDone: () => void };

/** "I'll ship it": what the seller promises. */
export function OfferForm({ listingId, title, buyer, onDone }: OfferFormProps) {
  const { t } = useTranslation('orders');
  const { price } = useFormat();
  const [offer] = useOfferOrderMutation();
  const refused = useRefusal('choose.failed');
  const { form, busy } = useForm({
    context: 'monetization',
    fields: [],
    send: async () => {
      await offer({ offerOrderBody: { listingId, buyerId: buyer.id } }).unwrap();
      onDone();
      toast({ title: t('choose.done-seller') });
    },
    refused,
  });
  return (
    <form {...form} className={styles.form}>
      <p>{t('choose.seller', { name: buyer.name, title, price: price(buyer.agreedPrice ?? 0, 'short') })}</p>
      <p>{t('choose.meetup')}</p>
      <Button type="submit" wide busy={busy}>
        {t('choose.submit-seller')}
      </Button>
    </form>
  );
}
