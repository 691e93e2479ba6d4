import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import styles from '../../../../ui/deal/moves.module.css';
import { useRefusal } from '../use-refusal';
import { addressOf, missingIn, WIRE_FIELDS } from './address';
import { AddressFields } from './address-fields';
import type { AskProps } from './ask-dialog';
import { useMove } from './use-move';

/** The buyer says where to. */
export function AddressForm({ order, onDone }: AskProps) {
  const { t } = useTranslation('orders');
  const go = useMove(order);
  const refused = useRefusal();
  const { form, errors, busy } = useForm({
    context: 'monetization',
    fields: WIRE_FIELDS,
    check: (values) => missingIn(values, t('address.required')),
    send: async (values) => {
      await go('address', { shipTo: addressOf(values) });
      onDone();
    },
    refused,
  });
  return (
    <form {...form} className={styles.form}>
      <AddressFields before={order.shipTo} errors={errors} />
      <Button type="submit" wide busy={busy}>
        {t('address.save')}
      </Button>
    </form>
  );
}
