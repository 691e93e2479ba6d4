import { claimProblem } from '../../api/claimed-problems';
import { isProblem } from '../../api/problem';
import { issueText } from './problem-text';

/**
 * The texts to put under a form's fields after its mutation failed, by field; empty when the failure is not about
 * these fields, which leaves it to the toast. Call it in the `catch` of `unwrap()`; the errors of the context
 * must be loaded by then.
 */
export function fieldErrors<Field extends string>(
  error: unknown,
  context: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  if (!isProblem(error) || !error.issues?.length) return {};
  const found = error.issues.flatMap((issue) => {
    const field = fields.find((name) => name === issue.field || issue.field.startsWith(`${name}.`));
    return field ? [[field, issueText(context, issue)] as const] : [];
  });
  if (found.length < error.issues.length) return {};
  claimProblem(error);
  return Object.fromEntries(found.toReversed()) as Partial<Record<Field, string>>;
}
