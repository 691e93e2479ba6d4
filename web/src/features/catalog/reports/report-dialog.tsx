import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { REPORT } from '../../../app/dialog-parameters';
import { paths } from '../../../app/paths';
import { useSession } from '../../../app/session/use-session';
import { useDialog } from '../../../app/use-dialog';
import { ButtonLink } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import styles from './report-dialog.module.css';
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
      {status === 'visitor' && <SignIn />}
    </Dialog>
  );
}

function SignIn() {
  const { t } = useTranslation(['reports', 'common']);
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(pathname + search);
  return (
    <>
      <h3>{t('visitor.title')}</h3>
      <p className={styles.quiet}>{t('visitor.text')}</p>
      <div className={styles.answers}>
        <ButtonLink to={`${paths.signIn}?next=${next}`}>{t('common:nav.sign-in')}</ButtonLink>
        <ButtonLink to={`${paths.signIn}?guest=1&next=${next}`} variant="secondary">
          {t('common:session.continue-as-guest')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Of `comment:<id>` both; null for anything else somebody may have typed. */
function subjectIn(given: string | null): Subject | null {
  const [, kind, id] = /^(listing|comment):([\w-]+)$/.exec(given ?? '') ?? [];
  return (kind === 'listing' || kind === 'comment') && id ? { kind, id } : null;
}
