import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { SignInFirst } from '../../../app/session/entry/sign-in-first';
import { useSession } from '../../../app/session/use-session';
import { useDialog } from '../../../app/use-dialog';
import { Dialog } from '../../../ui/dialog';
import { SAVE_SEARCH } from './dialog-parameter';
import { SearchForm } from './search-form';
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
      {status === 'visitor' ? (
        <SignInFirst title={t('visitor.title')} text={t('visitor.text')} guests />
      ) : (
        <SearchForm name={name} fields={fields} onDone={close} />
      )}
    </Dialog>
  );
}
