import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { REPORT } from '../../../app/dialog-parameters';
import { SignInFirst } from '../../../app/session/entry/sign-in-first';
import { useSession } from '../../../app/session/use-session';
import { useDialog } from '../../../app/use-dialog';
import { Dialog } from '../../../ui/dialog';
import { ReportForm } from './report-form';

export type Subject = { kind: 'listing' | 'comment'; id: string };

/** Over whatever page it was asked for on; what is reported stands in the address. */
export function ReportDialog() {
  const { t } = useTranslation('reports');
  const { open, close } = useDialog(REPORT);
  const { status } = useSession();
  const [search] = useSearchParams();
  const subject = subjectIn(search.get(REPORT));
  const kind = subject?.kind ?? 'listing';
  return (
    <Dialog open={open && subject !== null} addressed onClose={close} title={t(`${kind}.title`)}>
      {subject && status !== 'visitor' && <ReportForm subject={subject} onDone={close} />}
      {status === 'visitor' && <SignInFirst title={t('visitor.title')} text={t('visitor.text')} guests />}
    </Dialog>
  );
}

/** Of `comment:<id>` both; null for anything else somebody may have typed. */
function subjectIn(given: string | null): Subject | null {
  const [, kind, id] = /^(listing|comment):([\w-]+)$/.exec(given ?? '') ?? [];
  return (kind === 'listing' || kind === 'comment') && id ? { kind, id } : null;
}
