import { ValidateIf } from 'class-validator';

/**
 * The field may be left out. Null is something else: refused, unless `@Nullable()` stands beside it. (`@IsOptional`
 * lets null past every check of a field whose type has none.)
 */
export const IfGiven = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** The field may be null: cleared, or none. */
export const Nullable = (): PropertyDecorator => ValidateIf((_, value) => value !== null);
