import { applyDecorators } from '@nestjs/common';
import { type ClassConstructor, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

/** An object of its own class. (`@ValidateNested` alone takes a list where one object belongs, and an empty one unseen.) */
export const Nested = (classOf: () => ClassConstructor<object>): PropertyDecorator =>
  applyDecorators(ValidateNested(), Type(classOf), IsObject());

/** A list of at most `max` objects of one class; lists within the list are none. */
export const NestedList = (classOf: () => ClassConstructor<object>, max: number): PropertyDecorator =>
  applyDecorators(
    ValidateNested({ each: true }),
    Type(classOf),
    IsObject({ each: true }),
    ArrayMaxSize(max, { message: 'too-many-entries', context: { max } }),
    IsArray(),
  );
