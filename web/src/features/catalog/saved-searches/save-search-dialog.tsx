import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { paths } from '../../../app/paths';
import { useSession } from '../../../app/session/use-session';
import { useDialog } from '../../../app/use-dialog';
import { ButtonLink } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SAVE_SEARCH } from './dialog-parameter';
import { SearchForm } from './search-form';
import styles from './search-form.module.css';
import { fieldsOfAddress } from './searched';
import { useSearchWords } from './use-search-words';

/** Keeps the browse state beneath it. */
export function SaveSearchDialog() {
  const { t } = useTranslation('saved-searches');
  const { open, close } = useDialog(SAVE_SEARCH);
  const { status } = useSession();
  const [search] = useSearchParams();
  const inWords = useSearchWords();
  const fields = fieldsOfAddress(search);
  const name = inWords(fields).join(', ').slice(0, SAVED_SEARCH_LIMITS.name);
  return (
    <Dialog open={open} addressed onClose={close} title={t('form.title')}>
      {status === 'visitor' ? <SignIn /> : <SearchForm name={name} fields={fields} onDone={close} />}
    </Dialog>
  );
}

function SignIn() {
  const { t } = useTranslation(['saved-searches', 'common']);
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(pathname + search);
  return (
    <>
      <h3>{t('visitor.title')}</h3>
      <p>{t('visitor.text')}</p>
      <div className={styles.answers}>
        <ButtonLink to={`${paths.signIn}?next=${next}`}>{t('common:nav.sign-in')}</ButtonLink>
        <ButtonLink to={`${paths.signIn}?guest=1&next=${next}`} variant="secondary">
          {t('common:session.continue-as-guest')}
        </ButtonLink>
      </div>
    </>
  );
}
