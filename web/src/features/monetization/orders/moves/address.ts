import type { ShipToShape } from '#contract/monetization/orders';
import type { FieldErrors, FieldValues } from '../../../../app/use-form';

export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
const OPTIONAL: readonly AddressField[] = ['line2', 'region'];

export const isOptional = (field: AddressField): boolean => OPTIONAL.includes(field);

/** As the server names them: they lie within the address. */
export const WIRE_FIELDS = ADDRESS_FIELDS.map((field) => `shipTo.${field}` as const);
type WireField = (typeof WIRE_FIELDS)[number];

export const addressOf = (values: FieldValues<WireField>): ShipToShape =>
  Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, values[`shipTo.${field}`].trim()]),
  ) as unknown as ShipToShape;

/** Those that have to be there and are not. */
export function missingIn(values: FieldValues<WireField>, required: string): FieldErrors<WireField> {
  const address = addressOf(values);
  return Object.fromEntries(
    ADDRESS_FIELDS.filter((field) => !isOptional(field) && address[field] === '').map((field) => [
      `shipTo.${field}`,
      required,
    ]),
  );
}

/** Where things are sent to (ISO 3166). */
export const COUNTRIES =
  'US CA MX AR AU AT BE BR CH CL CO CZ DE DK ES FI FR GB GR HU IE IL IN IT JP KR NL NO NZ PE PL PT RO SE SG TR UA ZA'.split(
    ' ',
  );
