import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES, LISTING_LIMITS } from '#contract/listings';
import { useListingWords } from '../../../../i18n/listing-words';
import { classes } from '../../../../ui/classes';
import { type ControlProps, Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import { useGrowing } from '../../../../ui/form/use-growing';
import type { ListingValues } from '../listing-values';
import { lengthOf } from './listing-checks';
import styles from './listing-fields.module.css';
import { TagsInput } from './tags-input';

export type OneFieldProps = {
  values: ListingValues;
  onChange: (changed: Partial<ListingValues>) => void;
  about: { label: ReactNode; aside?: ReactNode; error: string | undefined; hint?: string };
};

type TextFieldProps = OneFieldProps & {
  name: 'title' | 'location' | 'zipCode';
  required?: boolean;
  placeholder?: string;
  autoComplete: string;
};

export function TextField({ values, onChange, about, name, required, ...input }: TextFieldProps) {
  return (
    <Field {...about} required={required}>
      {(control) => (
        <input
          {...control}
          {...input}
          name={name}
          value={values[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

export const PriceField = ({ values, onChange, about }: OneFieldProps) => (
  <Field {...about} required>
    {({ className, ...control }) => (
      <span className={styles.money}>
        <input
          {...control}
          name="price"
          value={values.price}
          className={classes(className, styles.amount)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </span>
    )}
  </Field>
);

export function CategoryField({ values, onChange, about }: OneFieldProps) {
  const { t } = useTranslation('create-listing');
  const words = useListingWords();
  return (
    <Field {...about} required>
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
  );
}

type DescriptionFieldProps = OneFieldProps & {
  /** Draws something around the text area. */
  renderArea?: (area: ReactNode) => ReactNode;
};

export function DescriptionField({
  values: { description },
  onChange,
  about,
  renderArea = (area) => area,
}: DescriptionFieldProps) {
  const { t } = useTranslation('create-listing');
  const hint = t('create.fields.description.hint', {
    used: lengthOf(description),
    max: LISTING_LIMITS.description,
  });
  return (
    <Field {...about} hint={hint} required>
      {(control) =>
        renderArea(
          <Description
            {...control}
            value={description}
            onChange={(text) => onChange({ description: text })}
          />,
        )
      }
    </Field>
  );
}

export function TagsField({ values: { tags }, onChange, about }: OneFieldProps) {
  const { t } = useTranslation('create-listing');
  return (
    <Field {...about} hint={t('create.fields.tags.hint', { max: LISTING_LIMITS.tags })}>
      {(control) => (
        <TagsInput {...control} tags={tags} onChange={(changed) => onChange({ tags: changed })} />
      )}
    </Field>
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
