import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';

/** Reads a number written as text. An empty one is none, not zero: that is what a form sends of a field nobody filled in. */
export const NumberParam = (): PropertyDecorator =>
  applyDecorators(
    Type(() => Number),
    Transform(({ obj, key, value }) => {
      const given = (obj as Record<string, unknown>)[key];
      return typeof given === 'string' && given.trim() === '' ? undefined : (value as unknown);
    }),
  );
