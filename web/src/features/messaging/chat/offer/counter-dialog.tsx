import { useTranslation } from 'react-i18next';
import { type ChatItem, type OfferView, useCounterOfferMutation } from '../../../../api/messaging/messaging';
import { useForm } from '../../../../app/use-form';
import { currentLanguage } from '../../../../i18n/i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/form/field';
import styles from '../dialogs.module.css';
import { useChatWords } from '../use-chat-words';
import { counterAmount } from './counter-amount';

type CounterDialogProps = { open: boolean; offer: OfferView; item: ChatItem; onClose: () => void };

export function CounterDialog({ open, offer, item, onClose }: CounterDialogProps) {
  const { t } = useTranslation('chat');
  return (
    <Dialog open={open} onClose={onClose} title={t('offer.counter-form.title')}>
      <CounterForm offer={offer} item={item} onDone={onClose} />
    </Dialog>
  );
}

type CounterFormProps = { offer: OfferView; item: ChatItem; onDone: () => void };

function CounterForm({ offer, item, onDone }: CounterFormProps) {
  const { t } = useTranslation('chat');
  const { money } = useChatWords();
  const [counter] = useCounterOfferMutation();
  const read = (typed: string) =>
    counterAmount(typed, { offered: offer.amount, price: item.price }, currentLanguage());
  const limits = { offered: money(offer.amount), price: money(item.price) };
  const { form, errors, busy } = useForm({
    context: 'messaging',
    fields: ['amount'],
    check: ({ amount }) => (read(amount) === null ? { amount: t('offer.counter-form.invalid', limits) } : {}),
    send: async (values) => {
      const amount = read(values.amount);
      if (amount === null) return;
      await counter({ id: offer.id, counterOfferBody: { amount } }).unwrap();
      onDone();
    },
  });
  return (
    <form {...form} className={styles.form}>
      <Field
        label={t('offer.counter-form.amount')}
        hint={t('offer.counter-form.hint', limits)}
        error={errors.amount}
        required
      >
        {(control) => (
          <input
            {...control}
            name="amount"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={item.price}
          />
        )}
      </Field>
      <Button type="submit" wide busy={busy}>
        {t('offer.counter-form.submit')}
      </Button>
    </form>
  );
}
