import { useTranslation } from 'react-i18next';
import { PLATFORMS } from '#contract/ai/market-value';
import { CATEGORIES, CONDITIONS, LISTING_LIMITS } from '#contract/listings';
import { parseMoney } from '#contract/parse-money';
import type { EstimateBody, ScreenshotReading } from '../../../../api/catalog/market-value.gen';
import { useForm } from '../../../../app/use-form';
import { currentLanguage } from '../../../../i18n/i18n';
import { useListingWords } from '../../../../i18n/listing-words';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import { usePlatformName } from '../platform-name';
import styles from './item-form.module.css';
import { Sureness } from './sureness';

const FIELDS = ['title', 'price', 'platform', 'condition', 'category'] as const;

type ItemFormProps = {
  /** Null for an item that is typed in. */
  reading: ScreenshotReading | null;
  onSend: (item: EstimateBody) => Promise<void>;
  onAgain: () => void;
};

/** What was read, to be corrected by the person before it is valued. */
export function ItemForm({ reading, onSend, onAgain }: ItemFormProps) {
  const { t } = useTranslation('market-value');
  const words = useListingWords();
  const platformName = usePlatformName();
  const { form, errors, busy } = useForm({
    context: 'catalog',
    fields: FIELDS,
    check: ({ title, price }) => ({
      ...(title.trim() === '' && { title: t('form.title-missing') }),
      ...(price.trim() !== '' && amountOf(price) === null && { price: t('form.price-wrong') }),
    }),
    send: ({ title, price, ...chosen }) => onSend({ ...chosenOf(chosen), title, price: amountOf(price) }),
  });
  const amount = reading?.price?.value;
  return (
    <form {...form} className={styles.form} aria-labelledby="item-form">
      <header>
        <h2 id="item-form">{t(reading ? 'form.title' : 'form.by-hand')}</h2>
        {reading && <p>{t('form.lead')}</p>}
        {reading?.fellBack && <p className={styles.quiet}>{t('form.fell-back')}</p>}
      </header>
      <Field label={marked(t('form.item'), reading?.title)} error={errors.title} required>
        {(control) => (
          <input
            {...control}
            name="title"
            maxLength={LISTING_LIMITS.title}
            defaultValue={reading?.title?.value ?? ''}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={marked(t('form.price'), reading?.price)} error={errors.price}>
          {(control) => (
            <input
              {...control}
              name="price"
              inputMode="decimal"
              defaultValue={amount === undefined ? '' : Number.isInteger(amount) ? amount : amount.toFixed(2)}
            />
          )}
        </Field>
        <Field label={marked(t('form.platform'), reading?.platform)} error={errors.platform}>
          {(control) => (
            <Choice
              {...control}
              name="platform"
              none={t('form.unknown')}
              chosen={reading?.platform?.value}
              choices={PLATFORMS}
              nameOf={platformName}
            />
          )}
        </Field>
        <Field label={marked(t('form.condition'), reading?.condition)} error={errors.condition}>
          {(control) => (
            <Choice
              {...control}
              name="condition"
              none={t('form.unknown')}
              chosen={reading?.condition?.value}
              choices={CONDITIONS}
              nameOf={words.condition}
            />
          )}
        </Field>
        <Field label={t('form.category')} error={errors.category}>
          {(control) => (
            <Choice
              {...control}
              name="category"
              none={t('form.guess')}
              choices={CATEGORIES}
              nameOf={words.category}
            />
          )}
        </Field>
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={busy}>
          {t(busy ? 'form.busy' : 'form.submit')}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {t('form.again')}
        </Button>
      </div>
    </form>
  );
}

/** A label with how sure its field was read. */
const marked = (label: string, read: { certainty: 'sure' | 'likely' | 'unsure' } | null | undefined) => (
  <>
    {label} {read && <Sureness certainty={read.certainty} />}
  </>
);

const NONE = 'none';

type ChoiceProps<T extends string> = Omit<
  Parameters<typeof Select<T | typeof NONE>>[0],
  'choices' | 'nameOf' | 'defaultValue'
> & { none: string; choices: readonly T[]; chosen?: T; nameOf: (choice: T) => string };

/** One of a list, or none of it. */
function Choice<T extends string>({ none, choices, chosen, nameOf, ...rest }: ChoiceProps<T>) {
  return (
    <Select<T | typeof NONE>
      {...rest}
      defaultValue={chosen ?? NONE}
      choices={[NONE, ...choices]}
      nameOf={(choice) => (choice === NONE ? none : nameOf(choice))}
    />
  );
}

const amountOf = (price: string): number | null =>
  price.trim() === '' ? null : parseMoney(price, currentLanguage());

const chosenOf = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === NONE ? null : value]));
