import { useTranslation } from 'react-i18next';
import { CONDITIONS } from '#contract/listings';
import type { FieldErrors } from '../../../../app/use-form';
import { useListingWords } from '../../../../i18n/listing-words';
import { Field } from '../../../../ui/form/field';
import { AiMark } from '../ai-mark';
import type { ListingField, ListingValues } from '../listing-values';
import styles from './listing-fields.module.css';
import { CategoryField, DescriptionField, PriceField, TagsField, TextField } from './one-field';
import { RadioPills } from './radio-pills';

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
  const about = (field: ListingField, hint?: string) => ({
    label: (
      <>
        {t(`create.fields.${field}.label`)} {byAi.includes(field) && <AiMark />}
      </>
    ),
    error: errors[field],
    hint,
  });
  const form = { values, onChange };
  return (
    <>
      <TextField
        {...form}
        about={about('title')}
        name="title"
        required
        placeholder={t('create.fields.title.placeholder')}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <PriceField {...form} about={about('price', t('create.fields.price.hint'))} />
        <CategoryField {...form} about={about('category')} />
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
      <DescriptionField {...form} about={about('description')} />
      <div className={styles.pair}>
        <TextField
          {...form}
          about={about('location')}
          name="location"
          placeholder={t('create.fields.location.placeholder')}
          autoComplete="address-level2"
        />
        <TextField {...form} about={about('zipCode')} name="zipCode" autoComplete="postal-code" />
      </div>
      <TagsField {...form} about={about('tags')} />
    </>
  );
}
