import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../../app/problems/query-error';
import { PageWaiting } from '../../../../app/shell/page-waiting';
import type { LocalCopy } from '../draft/local-copies';
import { useFoundDraft } from '../draft/use-found-draft';
import type { FoundDraft } from '../draft/use-kept-draft';

type FromServerProps = {
  id: string;
  copy: LocalCopy | null;
  /** Told null when it is gone. */
  children: (found: FoundDraft | null) => ReactNode;
};

/** The draft as it is on the server, unless more was typed here. */
export function FromServer({ id, copy, children }: FromServerProps) {
  const { t } = useTranslation('drafts');
  const { found, failure, retry } = useFoundDraft(id, copy);
  if (found !== undefined) return children(found);
  return failure ? <QueryError title={t('failed')} error={failure} onRetry={retry} /> : <PageWaiting />;
}
