import { applyDecorators } from '@nestjs/common';
import { DECORATORS } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from './if-given.js';

/** Where the page before ended, as its `nextCursor` says; left out for the first page. */
export const CursorField = (longest = 200): PropertyDecorator =>
  applyDecorators(IfGiven(), IsString(), MaxLength(longest), described({ maxLength: longest }));

/**
 * Says to the API's description, which is made of what stands on the field itself, what stands in here. `@ApiProperty`
 * would put the field before all others, too; but classes made by `OmitType` and the like are not told by this.
 */
const described =
  (more: { maxLength: number }): PropertyDecorator =>
  (target, field) =>
    Reflect.defineMetadata(DECORATORS.API_MODEL_PROPERTIES, more, target, field);
