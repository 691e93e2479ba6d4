import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isVisible } from '#contract/texts/visible';

/** A text in which there is something to see; anything but text is left for the other checks. */
export const Visible = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    { name: 'visible', validator: { validate: (value) => typeof value !== 'string' || isVisible(value) } },
    options,
  );
