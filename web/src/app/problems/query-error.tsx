import { useEffect, useState } from 'react';
import { isProblem, type Problem } from '../../api/problem';
import { ErrorState } from '../../ui/page/error-state';
import { problemText } from './problem-text';

type QueryErrorProps = { title: string; error: unknown; onRetry: () => void };

/** What a page shows where its data should be when fetching it failed. */
export function QueryError({ title, error, onRetry }: QueryErrorProps) {
  const problem = isProblem(error) ? error : null;
  return (
    <ErrorState
      title={title}
      text={useProblemText(problem)}
      offline={problem?.code === 'client.offline'}
      requestId={problem?.requestId}
      onRetry={onRetry}
    />
  );
}

/** A problem in one sentence; undefined until the texts are there. */
export function useProblemText(problem: Problem | null): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let current = true;
    const show = async (failed: Problem) => {
      const { title, description } = await problemText(failed);
      if (current) setText(description ?? title);
    };
    if (problem) void show(problem);
    return () => {
      current = false;
    };
  }, [problem]);
  return text;
}
