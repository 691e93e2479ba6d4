import type { FieldIssue, Problem, ProblemParams } from '../../api/problem';
import { i18n, loadTexts } from '../../i18n/i18n';

export type ProblemText = { title: string; description?: string };

/** A problem in the reader's language: from `errors`, or `common` for those that arise in the browser itself. */
export async function problemText(problem: Problem): Promise<ProblemText> {
  await loadTexts(['errors']);
  return loadedProblemText(problem);
}

/**
 * As `problemText`, for pages whose feature has loaded the `errors` namespace already. `title` stands over texts that
 * have none of their own.
 */
export function loadedProblemText(problem: Problem, title = i18n.t('problems.title')): ProblemText {
  const key = problem.code.startsWith('client.')
    ? `common:problems.${problem.code.slice('client.'.length)}`
    : `errors:${problem.code}`;
  return textAt(key, problem.params, title) ?? { title, description: problem.title };
}

/** A field's issue in the reader's language, from the context's section or the platform's. */
export function issueText(context: string, { code, params }: FieldIssue): string {
  const known = [`errors:${context}.issues.${code}`, `errors:platform.issues.${code}`].find((key) =>
    i18n.exists(key),
  );
  return known ? translated(known, params) : i18n.t('problems.field');
}

/** A value of `errors` is a text, or a title and a description where the specification gives a toast both. */
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
