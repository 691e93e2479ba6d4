import type { FieldIssue, Problem, ProblemParams } from '../../api/problem';
import { i18n, tryTexts } from '../../i18n/i18n';

/** The context of what never reached the server. */
const IN_BROWSER = 'client';

export type ProblemText = { title: string; description?: string };

/** What a context's refusals are called, and those of the ground that any call may meet. */
export const loadErrorTexts = (context: string): Promise<void> =>
  tryTexts([`${context}-errors`, 'platform-errors']);

/** A problem in the reader's language: from its context's errors, or `common` for what arises in the browser itself. */
export async function problemText(problem: Problem): Promise<ProblemText> {
  const [context] = codeOf(problem);
  if (context !== IN_BROWSER) await tryTexts([`${context}-errors`]);
  return loadedProblemText(problem);
}

/**
 * As `problemText`, for pages whose feature has loaded the errors of its context already. `title` stands over texts that
 * have none of their own.
 */
export function loadedProblemText(problem: Problem, title = i18n.t('problems.title')): ProblemText {
  const [context, name] = codeOf(problem);
  const key = context === IN_BROWSER ? `common:problems.${name}` : `${context}-errors:${name}`;
  return textAt(key, problem.params, title) ?? { title, description: problem.title };
}

/** A field's issue in the reader's language, from the context's errors or the platform's. */
export function issueText(context: string, { code, params }: FieldIssue): string {
  const known = [context, 'platform']
    .map((owner) => `${owner}-errors:issues.${code}`)
    .find((key) => i18n.exists(key));
  return known ? translated(known, params) : i18n.t('problems.field');
}

/** Of `catalog.listing-not-found` the context and the name. */
const codeOf = ({ code }: Problem) => code.split('.', 2);

/** An error has a text, or a title and a description where the specification gives a toast both. */
function textAt(key: string, params: Problem['params'], title: string): ProblemText | null {
  if (i18n.exists(`${key}.title`)) {
    const description = i18n.exists(`${key}.description`) && translated(`${key}.description`, params);
    return { title: translated(`${key}.title`, params), ...(description && { description }) };
  }
  return i18n.exists(key) ? { title, description: translated(key, params) } : null;
}

// Codes arrive at run time, so these keys cannot be checked against the texts' types.
const texts = i18n as unknown as { t: (key: string, params?: ProblemParams) => string };
const translated = (key: string, params?: ProblemParams) => texts.t(key, params);
