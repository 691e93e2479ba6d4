import { useTranslation } from 'react-i18next';
import { ORDER_LIMITS as LIMITS, type ShipToShape } from '#contract/monetization/orders';
import type { FieldErrors } from '../../../../app/use-form';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import { type AddressField, COUNTRIES, isOptional, type WIRE_FIELDS } from './address';
import styles from './address-fields.module.css';

type AddressFieldsProps = {
  before: ShipToShape | null;
  errors: FieldErrors<(typeof WIRE_FIELDS)[number]>;
};

/** What the browser fills in by itself where it knows an address. */
const KNOWN_AS = {
  name: 'shipping name',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
  postalCode: 'shipping postal-code',
} as const satisfies Partial<Record<AddressField, string>>;

export function AddressFields({ before, errors }: AddressFieldsProps) {
  const { t, i18n } = useTranslation('orders');
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const line = (field: keyof typeof KNOWN_AS) => (
    <Field
      key={field}
      label={t(`address.${field === 'postalCode' ? 'postal-code' : field}`)}
      error={errors[`shipTo.${field}`]}
      required={!isOptional(field)}
    >
      {(control) => (
        <input
          {...control}
          name={`shipTo.${field}`}
          type="text"
          autoComplete={KNOWN_AS[field]}
          maxLength={field === 'postalCode' ? LIMITS.postalCode : LIMITS.addressLine}
          defaultValue={before?.[field]}
        />
      )}
    </Field>
  );
  return (
    <>
      {line('name')}
      {line('line1')}
      {line('line2')}
      <div className={styles.pair}>
        {line('postalCode')}
        {line('city')}
      </div>
      <div className={styles.pair}>
        {line('region')}
        <Field label={t('address.country')} error={errors['shipTo.country']} required>
          {(control) => (
            <Select
              {...control}
              name="shipTo.country"
              autoComplete="shipping country"
              choices={COUNTRIES}
              nameOf={(each) => names.of(each) ?? each}
              defaultValue={before?.country ?? 'US'}
            />
          )}
        </Field>
      </div>
    </>
  );
}
