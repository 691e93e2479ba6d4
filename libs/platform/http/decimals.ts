import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * A finite number with at most so many decimals. (`@IsNumber({ maxDecimalPlaces })` looks for them behind the point of
 * the number's text, and fails with an error of its own on `1e-10`.)
 */
export const Decimals = (places: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isNumber',
      validator: {
        validate: (value) =>
          typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(places)) === value,
        defaultMessage: () => 'is-number',
      },
    },
    options,
  );
