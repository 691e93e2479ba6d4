import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedField } from '#contract/ai/drafting';
import { CONDITIONS } from '#contract/listings';
import type { FieldErrors } from '../../../../app/use-form';
import { useListingWords } from '../../../../i18n/listing-words';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import type { Drafted } from '../draft/draft';
import { CategoryField, DescriptionField, PriceField, TagsField, TextField } from '../fields/one-field';
import { type ListingField, type ListingValues, priceOf } from '../listing-values';
import { originsOfWhole, unsurePassages } from './marks/marked-parts';
import { MarkedPassages } from './marks/marked-passages';
import { OriginLine } from './origin-line';
import { PriceCount, PriceLine } from './price-line';
import { QuestionBar } from './question-bar';
import styles from './review-fields.module.css';
import type { LookAlikes } from './use-look-alikes';

type ReviewFieldsProps = {
  values: ListingValues;
  errors: FieldErrors<ListingField>;
  drafted: Drafted | undefined;
  lookAlikes: LookAlikes;
  onChange: (changed: Partial<ListingValues>) => void;
  onSkip: (field: AskedField) => void;
};

/** A drafted listing, field by field: where each comes from, until somebody changes it. */
export function ReviewFields(props: ReviewFieldsProps) {
  const { values, errors, drafted, lookAlikes, onChange, onSkip } = props;
  const alike = lookAlikes.items;
  const { t } = useTranslation(['create-listing', 'draft-review']);
  const words = useListingWords();
  const fields = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [question, ...others] = drafted?.questions ?? [];

  const originsOf = (field: ListingField) => drafted?.origins.filter((each) => each.field === field) ?? [];
  const passages = unsurePassages(values.description, originsOf('description'));
  const origin = (field: ListingField) => {
    const isMarked = field === 'description' && passages.length > 0;
    const origins = isMarked ? originsOfWhole(originsOf(field), passages) : originsOf(field);
    const spoken = drafted?.audioId != null;
    return origins.length > 0 && <OriginLine origins={origins} spoken={spoken} marked={isMarked} />;
  };
  const about = (field: ListingField, label = t(`create.fields.${field}.label`)) => ({
    label,
    aside: origin(field),
    error: errors[field],
  });
  /** What was pressed is gone in a moment: the next question is read out, or the field that was asked about. */
  const goOn = (field: AskedField) => {
    if (others.length > 0) bar.current?.focus();
    else fields.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  const form = { values, onChange };
  return (
    <div ref={fields} className={styles.fields}>
      <TextField
        {...form}
        about={about('title')}
        name="title"
        required
        placeholder={t('create.fields.title.placeholder')}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <CategoryField {...form} about={about('category')} />
        <Field {...about('condition')} required>
          {(control) => (
            <Select
              {...control}
              name="condition"
              value={values.condition ?? ''}
              placeholder={t('draft-review:condition')}
              choices={CONDITIONS}
              nameOf={words.condition}
              onChoose={(condition) => onChange({ condition })}
            />
          )}
        </Field>
      </div>
      {question && (
        <QuestionBar
          ref={bar}
          question={question}
          onAnswer={(changed) => {
            onChange(changed);
            goOn(question.field);
          }}
          onSkip={(field) => {
            onSkip(field);
            goOn(field);
          }}
        />
      )}
      <div className={styles.price}>
        <PriceField
          {...form}
          about={{
            ...about('price'),
            aside: (
              <span className={styles.aside}>
                {origin('price')}
                {alike && <PriceCount lookAlikes={alike} />}
              </span>
            ),
          }}
        />
        {(alike || lookAlikes.asked) && (
          <div className={lookAlikes.asked ? styles.room : undefined}>
            {alike && <PriceLine lookAlikes={alike} category={values.category} price={priceIn(values)} />}
          </div>
        )}
      </div>
      <DescriptionField
        {...form}
        about={about('description')}
        renderArea={(area) => (
          <MarkedPassages text={values.description} passages={passages}>
            {area}
          </MarkedPassages>
        )}
      />
      <div className={styles.pair}>
        <TextField
          {...form}
          about={about('location', t('draft-review:pick-up'))}
          name="location"
          placeholder={t('create.fields.location.placeholder')}
          autoComplete="address-level2"
        />
        <TextField {...form} about={about('zipCode')} name="zipCode" autoComplete="postal-code" />
      </div>
      <TagsField {...form} about={about('tags')} />
    </div>
  );
}

/** An empty field is no price of nothing. */
const priceIn = (values: ListingValues) => (values.price.trim() === '' ? null : priceOf(values));
