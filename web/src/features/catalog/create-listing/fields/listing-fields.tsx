import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES, CONDITIONS, LISTING_LIMITS } from '#contract/listings';
import type { FieldErrors } from '../../../../app/use-form';
import { useListingWords } from '../../../../i18n/listing-words';
import { classes } from '../../../../ui/classes';
import { type ControlProps, Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import { useGrowing } from '../../../../ui/form/use-growing';
import { AiMark } from '../ai-mark';
import type { ListingField, ListingValues } from '../listing-values';
import { lengthOf } from './listing-checks';
import styles from './listing-fields.module.css';
import { RadioPills } from './radio-pills';
import { TagsInput } from './tags-input';

type ListingFieldsProps = {
  values: ListingValues;
  errors: FieldErrors<ListingField>;
  /** Fields that the product's AI has filled. */
  byAi: readonly ListingField[];
  onChange: (changed: Partial<ListingValues>) => void;
};

export function ListingFields({ values, errors, byAi, onChange }: ListingFieldsProps) {
  const { t } = useTranslation('create-listing');
  const words = useListingWords();
  const about = (field: ListingField): { label: ReactNode; error: string | undefined } => ({
    label: (
      <>
        {t(`create.fields.${field}.label`)} {byAi.includes(field) && <AiMark />}
      </>
    ),
    error: errors[field],
  });
  const text = (name: 'title' | 'price' | 'location' | 'zipCode') => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field {...about('title')} required>
        {(control) => (
          <input
            {...control}
            {...text('title')}
            placeholder={t('create.fields.title.placeholder')}
            autoComplete="off"
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field {...about('price')} hint={t('create.fields.price.hint')} required>
          {({ className, ...control }) => (
            <span className={styles.money}>
              <input
                {...control}
                {...text('price')}
                className={classes(className, styles.amount)}
                inputMode="decimal"
                autoComplete="off"
                placeholder="0.00"
              />
            </span>
          )}
        </Field>
        <Field {...about('category')} required>
          {(control) => (
            <Select
              {...control}
              name="category"
              value={values.category ?? ''}
              placeholder={t('create.fields.category.placeholder')}
              choices={CATEGORIES}
              nameOf={words.category}
              onChoose={(category) => onChange({ category })}
            />
          )}
        </Field>
      </div>
      <Field {...about('condition')} group required>
        {(control) => (
          <RadioPills
            {...control}
            name="condition"
            value={values.condition}
            values={CONDITIONS}
            nameOf={words.condition}
            onChange={(condition) => onChange({ condition })}
          />
        )}
      </Field>
      <Field
        {...about('description')}
        hint={t('create.fields.description.hint', {
          used: lengthOf(values.description),
          max: LISTING_LIMITS.description,
        })}
        required
      >
        {(control) => (
          <Description
            {...control}
            value={values.description}
            onChange={(description) => onChange({ description })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field {...about('location')}>
          {(control) => (
            <input
              {...control}
              {...text('location')}
              placeholder={t('create.fields.location.placeholder')}
              autoComplete="address-level2"
            />
          )}
        </Field>
        <Field {...about('zipCode')}>
          {(control) => <input {...control} {...text('zipCode')} autoComplete="postal-code" />}
        </Field>
      </div>
      <Field {...about('tags')} hint={t('create.fields.tags.hint', { max: LISTING_LIMITS.tags })}>
        {(control) => <TagsInput {...control} tags={values.tags} onChange={(tags) => onChange({ tags })} />}
      </Field>
    </>
  );
}

type DescriptionProps = ControlProps & { value: string; onChange: (text: string) => void };

function Description({ value, onChange, className, ...control }: DescriptionProps) {
  const { t } = useTranslation('create-listing');
  const area = useRef<HTMLTextAreaElement>(null);
  useGrowing(area, value);
  return (
    <textarea
      {...control}
      ref={area}
      name="description"
      rows={4}
      className={classes(className, styles.description)}
      placeholder={t('create.fields.description.placeholder')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
