import { registerDecorator, type ValidationArguments, type ValidationOptions } from 'class-validator';

/** A number that may not be greater than another field's, where both are given. */
export const NotAbove =
  (other: string, options: ValidationOptions): PropertyDecorator =>
  ({ constructor }, propertyName) =>
    registerDecorator({
      name: 'notAbove',
      target: constructor,
      propertyName: String(propertyName),
      options,
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) => {
          const bound: unknown = Reflect.get(object, other);
          return typeof value !== 'number' || typeof bound !== 'number' || value <= bound;
        },
      },
    });
