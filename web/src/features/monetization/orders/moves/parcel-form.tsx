import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CARRIERS, type Carrier, carrierOf, plainTracking } from '#contract/monetization/carriers';
import { ORDER_LIMITS } from '#contract/monetization/orders';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import styles from '../../../../ui/deal/moves.module.css';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import { useRefusal } from '../use-refusal';
import type { AskProps } from './ask-dialog';
import { useMove } from './use-move';

const MIN = ORDER_LIMITS.trackingMin;

/** The number of a parcel; left empty, nothing is done (spec 2, section 4). The carrier is told by it, until one is chosen. */
export function ParcelForm({ order, move, onDone }: AskProps) {
  const { t } = useTranslation('orders');
  const go = useMove(order);
  const [number, setNumber] = useState(order.tracking?.number ?? '');
  const [chosen, setChosen] = useState(() => chosenBefore(order.tracking));
  const refused = useRefusal();
  const { form, errors, busy } = useForm({
    context: 'monetization',
    fields: ['trackingNumber', 'carrier'],
    check: () => {
      const { length } = plainTracking(number);
      return length > 0 && length < MIN ? { trackingNumber: t('tracking.short', { min: MIN }) } : {};
    },
    send: async () => {
      if (plainTracking(number) !== '') await go(move, { trackingNumber: number.trim(), carrier: chosen });
      onDone();
    },
    refused,
  });
  const carrier = chosen ?? carrierOf(number);
  return (
    <form {...form} className={styles.form}>
      <Field label={t('tracking.label')} hint={t('tracking.hint')} error={errors.trackingNumber}>
        {(control) => (
          <input
            {...control}
            name="trackingNumber"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={ORDER_LIMITS.tracking}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
      <Field
        label={t('tracking.carrier')}
        hint={chosen === null && carrier !== 'other' ? t('tracking.detected') : undefined}
        error={errors.carrier}
      >
        {(control) => (
          <Select
            {...control}
            name="carrier"
            choices={CARRIERS}
            nameOf={(each) => t(`carriers.${each}`)}
            value={carrier}
            onChoose={setChosen}
          />
        )}
      </Field>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onDone}>
          {t('ask.keep')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(`actions.${move}`)}
        </Button>
      </div>
    </form>
  );
}

/** What the number did not tell was chosen, and stays so while the number is corrected. */
const chosenBefore = (tracking: AskProps['order']['tracking']): Carrier | null =>
  tracking && tracking.carrier !== carrierOf(tracking.number) ? tracking.carrier : null;
