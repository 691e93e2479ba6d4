import { useTranslation } from 'react-i18next';
import { useRequestOrderMutation } from '../../../../api/monetization/orders';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import styles from '../../../../ui/deal/moves.module.css';
import { toast } from '../../../../ui/toast/toast-store';
import { addressOf, missingIn, WIRE_FIELDS } from '../moves/address';
import { AddressFields } from '../moves/address-fields';
import { useRefusal } from '../use-refusal';

type RequestFormProps = { listingId: string; title: string; name: string; onDone: () => void };

/** The buyer asks to have it sent, and says where to. */
export function RequestForm({ listingId, title, name, onDone }: RequestFormProps) {
  const { t } = useTranslation('orders');
  const [request] = useRequestOrderMutation();
  const refused = useRefusal('choose.failed');
  const { form, errors, busy } = useForm({
    context: 'monetization',
    fields: WIRE_FIELDS,
    check: (values) => missingIn(values, t('address.required')),
    send: async (values) => {
      await request({ requestOrderBody: { listingId, shipTo: addressOf(values) } }).unwrap();
      onDone();
      toast({ title: t('choose.done-buyer') });
    },
    refused,
  });
  return (
    <form {...form} className={styles.form}>
      <p>{t('choose.buyer', { name: name || t('somebody'), title })}</p>
      <p>{t('choose.meetup')}</p>
      <AddressFields before={null} errors={errors} />
      <p>{t('ask.address.text', { name: name || t('somebody') })}</p>
      <Button type="submit" wide busy={busy}>
        {t('choose.submit-buyer')}
      </Button>
    </form>
  );
}
