import { registerDecorator, type ValidationArguments, type ValidationOptions } from 'class-validator';

/** A field that means nothing without another one; with `when`, only where its value is such. */
export const Needs =
  (
    other: string,
    options: ValidationOptions,
    when: (value: unknown) => boolean = () => true,
  ): PropertyDecorator =>
  ({ constructor }, propertyName) =>
    registerDecorator({
      name: 'needs',
      target: constructor,
      propertyName: String(propertyName),
      options,
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) =>
          !when(value) || Reflect.get(object, other) !== undefined,
      },
    });
