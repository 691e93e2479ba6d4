import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LISTING_LIMITS } from '#contract/listings';
import { ORDER_LIMITS } from '#contract/monetization/orders';
import { toCents } from '#contract/money';
import { parseMoney } from '#contract/parse-money';
import { type PossibleBuyer, useSellListingMutation } from '../../../api/catalog/selling';
import { useSellShippedMutation } from '../../../api/monetization/orders';
import type { OwnedListing } from '../../../app/feature';
import { useForm } from '../../../app/use-form';
import { useFormat } from '../../../i18n/format';
import { currentLanguage } from '../../../i18n/i18n';
import { Button } from '../../../ui/button';
import { CheckCard } from '../../../ui/form/check-card';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import { toast } from '../../../ui/toast/toast-store';
import styles from './dialogs.module.css';

/** None of those who wrote. */
const NOBODY = '';

type SellFormProps = { listing: OwnedListing; buyers: readonly PossibleBuyer[]; onDone: () => void };

export function SellForm({ listing, buyers, onDone }: SellFormProps) {
  const { t } = useTranslation('selling');
  const { price, number } = useFormat();
  const [sell] = useSellListingMutation();
  const [sellShipped] = useSellShippedMutation();
  const [shown, setShown] = useState(true);
  const deal = buyers.find(({ agreedPrice }) => agreedPrice !== null);
  const asked = deal?.agreedPrice ?? listing.price;
  const [buyer, setBuyer] = useState(deal?.id ?? NOBODY);
  const [shipped, setShipped] = useState(false);
  const isSent = shipped && buyer !== NOBODY;
  const { form, errors, busy } = useForm({
    context: isSent ? 'monetization' : 'catalog',
    fields: ['price', 'buyerId', 'trackingNumber'],
    check: ({ price: typed, trackingNumber }) => ({
      ...(readPrice(typed) === null && { price: t('sell-form.price-invalid') }),
      ...(isSent && trackingNumber.trim() === '' && { trackingNumber: t('sell-form.tracking-required') }),
    }),
    send: async ({ price: typed, buyerId, trackingNumber }) => {
      const soldFor = readPrice(typed);
      if (soldFor === null) return;
      const hidden = !shown;
      if (isSent) {
        const sold = { listingId: listing.id, buyerId, priceCents: toCents(soldFor), hidden, carrier: null };
        await sellShipped({ sellShippedBody: { ...sold, trackingNumber: trackingNumber.trim() } }).unwrap();
      } else {
        const sellListingBody = { price: soldFor, buyerId: buyerId || null, hidden };
        await sell({ id: listing.id, sellListingBody }).unwrap();
      }
      onDone();
      toast({ title: t('done.sell'), description: t('done.sell-text', { title: listing.title }) });
    },
  });
  const nameOf = (id: string) => {
    const person = buyers.find((each) => each.id === id);
    if (!person) return t('sell-form.nobody');
    const { name, agreedPrice } = person;
    return agreedPrice === null ? name : t('sell-form.agreed', { name, price: price(agreedPrice, 'short') });
  };
  return (
    <form {...form} className={styles.form}>
      <Field label={t('sell-form.price')} hint={t('sell-form.price-hint')} error={errors.price} required>
        {(control) => (
          <input
            {...control}
            name="price"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={number(asked, {
              minimumFractionDigits: Number.isInteger(asked) ? 0 : 2,
              useGrouping: false,
            })}
          />
        )}
      </Field>
      {buyers.length > 0 && (
        <Field label={t('sell-form.buyer')} hint={t('sell-form.buyer-hint')} error={errors.buyerId}>
          {(control) => (
            <Select
              {...control}
              name="buyerId"
              choices={[...buyers.map(({ id }) => id), NOBODY]}
              nameOf={nameOf}
              value={buyer}
              onChoose={setBuyer}
            />
          )}
        </Field>
      )}
      {buyer !== NOBODY && (
        <CheckCard
          name="shipped"
          label={t('sell-form.shipped')}
          hint={t('sell-form.shipped-hint')}
          checked={shipped}
          onChange={setShipped}
        />
      )}
      {isSent && (
        <Field label={t('sell-form.tracking')} error={errors.trackingNumber} required>
          {(control) => (
            <input
              {...control}
              name="trackingNumber"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={ORDER_LIMITS.tracking}
            />
          )}
        </Field>
      )}
      <CheckCard
        name="shown"
        label={t('sell-form.shown')}
        hint={t('sell-form.shown-hint')}
        checked={shown}
        onChange={setShown}
      />
      <Button type="submit" wide busy={busy}>
        {t('sell-form.submit')}
      </Button>
    </form>
  );
}

function readPrice(typed: string): number | null {
  const amount = parseMoney(typed, currentLanguage());
  return amount !== null && amount <= LISTING_LIMITS.price ? amount : null;
}
