import { Clock, Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OFFER_LIMITS } from '#contract/offers/offer-limits';
import type { ListingSeller } from '../../../../api/catalog/listings';
import type { Owner } from '../../../../app/session/use-owner';
import { useForm } from '../../../../app/use-form';
import { useFormat } from '../../../../i18n/format';
import { Button, IconButton } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { Notice } from '../../../../ui/notice';
import styles from './make-offer.module.css';
import { keepOfferDraft, readOfferDraft } from './offer-draft';
import { offeredAmount } from './offered-amount';
import { steppedAmount, suggestedAmounts } from './suggested-amounts';
import { useSendOffer } from './use-send-offer';

/** Leaves room in a message for the words around it. */
const NOTE_LIMIT = 800;

export type OfferedListing = { id: string; price: number; seller: ListingSeller };

export function MakeOfferForm({ listing, here }: { listing: OfferedListing; here: Owner }) {
  const { t, i18n } = useTranslation('make-offer');
  const { price: priceText, number } = useFormat();
  const money = (amount: number) => priceText(amount, 'short');
  const { id, price, seller } = listing;
  const suggestions = suggestedAmounts(price);
  const [{ amount: typed, note }, setDraft] = useState(
    () => readOfferDraft(id, here) ?? { amount: written(suggestions[1]?.amount ?? price, number), note: '' },
  );
  const change = (amount: string, words = note) => {
    setDraft({ amount, note: words });
    keepOfferDraft(id, here, { amount, note: words });
  };
  const amount = offeredAmount(typed, price, i18n.language);
  const name = seller.name;
  const { send, refusal } = useSendOffer(listing);
  const { form, errors, busy } = useForm({
    context: 'messaging',
    fields: ['amount', 'note'],
    check: () => (amount === null ? { amount: t('amount.invalid', { price: money(price) }) } : {}),
    send: async () => {
      if (amount !== null) await send(amount, note.trim());
    },
    refused: refusal.take,
  });
  const amountErrorId = useId();
  const amountError = amount === null ? errors.amount : undefined;
  return (
    <form {...form} className={styles.form}>
      <p className={styles.lead}>{t('lead', { name, price: money(price) })}</p>
      {suggestions.length > 0 && (
        <ul className={styles.choices} aria-label={t('choices')}>
          {suggestions.map(({ share, amount: suggested }) => (
            <li key={share}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={amount === suggested}
                onClick={() => change(written(suggested, number))}
              >
                <strong>{money(suggested)}</strong>
                <span>{number(-share, { style: 'percent' })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.stepper}>
        <IconButton
          label={t('amount.less')}
          className={styles.step}
          onClick={() => change(written(steppedAmount(amount ?? price, -1, price), number))}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <input
          name="amount"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={styles.amount}
          aria-label={t('amount.label')}
          aria-invalid={amountError ? true : undefined}
          aria-describedby={amountError && amountErrorId}
          value={typed}
          onChange={({ target }) => change(target.value)}
        />
        <IconButton
          label={t('amount.more')}
          className={styles.step}
          onClick={() => change(written(steppedAmount(amount ?? price, 1, price), number))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      <p id={amountErrorId} className={styles.error} aria-live="polite">
        {amountError}
      </p>
      <Field label={t('note.label')} error={errors.note}>
        {(control) => (
          <textarea
            {...control}
            name="note"
            rows={2}
            maxLength={NOTE_LIMIT}
            placeholder={t('note.placeholder')}
            value={note}
            onChange={({ target }) => change(typed, target.value)}
          />
        )}
      </Field>
      {refusal.words && <Notice tone="bad" live title={refusal.words} />}
      <Button type="submit" size="large" wide busy={busy}>
        {amount === null ? t('send') : t('send-amount', { amount: money(amount) })}
      </Button>
      <p className={styles.foot}>
        <Clock aria-hidden="true" />
        {t('foot', { name, count: OFFER_LIMITS.expiresAfterHours })}
      </p>
    </form>
  );
}

/** As the reader's language writes it, and reads it again. */
const written = (amount: number, number: ReturnType<typeof useFormat>['number']): string =>
  number(amount, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 });
