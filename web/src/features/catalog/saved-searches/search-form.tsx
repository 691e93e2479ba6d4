import { useTranslation } from 'react-i18next';
import { CATEGORY_FILTERS, CONDITIONS, LISTING_LIMITS } from '#contract/listings';
import { SAVED_SEARCH_LIMITS, SEARCH_FREQUENCIES } from '#contract/saved-searches';
import { useSession } from '../../../app/session/use-session';
import { useListingWords } from '../../../i18n/listing-words';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import type { SavedSearch } from './saved-searches-data';
import styles from './search-form.module.css';
import type { SearchFields } from './searched';
import { type Kept, useSearchForm } from './use-search-form';

type SearchFormProps = {
  /** The one that is changed; none for a new one. */
  search?: SavedSearch;
  name: string;
  fields: SearchFields;
  onDone: (kept: Kept) => void;
};

export function SearchForm({ search, name, fields, onDone }: SearchFormProps) {
  const { t } = useTranslation('saved-searches');
  const { profile } = useSession();
  const { form, errors, busy } = useSearchForm({ search, onDone });
  const asGuest = profile?.kind === 'guest';
  return (
    <form {...form} className={styles.form}>
      <Field label={t('form.name')} error={errors.name} required>
        {(control) => (
          <input {...control} name="name" maxLength={SAVED_SEARCH_LIMITS.name} defaultValue={name} />
        )}
      </Field>
      {asGuest ? (
        <Field label={t('form.email')} hint={t('form.email-guest')} error={errors.email} required>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={search?.email ?? ''}
            />
          )}
        </Field>
      ) : (
        <Field label={t('form.email')} hint={t('form.email-member')}>
          {(control) => <input {...control} type="email" readOnly value={profile?.email ?? ''} />}
        </Field>
      )}
      <Field label={t('form.frequency')} error={errors.frequency}>
        {(control) => (
          <Select
            {...control}
            name="frequency"
            defaultValue={search?.frequency ?? 'at-once'}
            choices={SEARCH_FREQUENCIES}
            nameOf={(frequency) => t(`frequencies.${frequency}`)}
          />
        )}
      </Field>
      <Filters fields={fields} errors={errors} />
      <DialogActions>
        <Button type="submit" wide busy={busy}>
          {t(search ? 'form.change' : 'form.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

type FiltersProps = { fields: SearchFields; errors: Partial<Record<keyof SearchFields, string>> };

function Filters({ fields, errors }: FiltersProps) {
  const { t } = useTranslation('saved-searches');
  const words = useListingWords();
  return (
    <>
      <Field label={t('form.q')} error={errors.q}>
        {(control) => (
          <input {...control} name="q" maxLength={LISTING_LIMITS.query} defaultValue={fields.q} />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={t('form.category')} error={errors.category}>
          {(control) => (
            <Select
              {...control}
              name="category"
              defaultValue={fields.category}
              choices={['', ...CATEGORY_FILTERS]}
              nameOf={(category) => (category === '' ? t('form.any') : words.category(category))}
            />
          )}
        </Field>
        <Field label={t('form.condition')} error={errors.condition}>
          {(control) => (
            <Select
              {...control}
              name="condition"
              defaultValue={fields.condition}
              choices={['', ...CONDITIONS]}
              nameOf={(condition) => (condition === '' ? t('form.any') : words.condition(condition))}
            />
          )}
        </Field>
        {(['minPrice', 'maxPrice'] as const).map((bound) => (
          <Field key={bound} label={t(bound === 'minPrice' ? 'form.min' : 'form.max')} error={errors[bound]}>
            {(control) => (
              <input {...control} name={bound} inputMode="decimal" defaultValue={fields[bound]} />
            )}
          </Field>
        ))}
      </div>
      <Field label={t('form.location')} hint={t('form.location-hint')} error={errors.location}>
        {(control) => (
          <input
            {...control}
            name="location"
            maxLength={LISTING_LIMITS.location}
            defaultValue={fields.location}
          />
        )}
      </Field>
    </>
  );
}
