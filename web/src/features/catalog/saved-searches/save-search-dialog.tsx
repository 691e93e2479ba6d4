import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { SignInFirst } from '../../../app/session/entry/sign-in-first';
import { useSession } from '../../../app/session/use-session';
import { useDialog } from '../../../app/use-dialog';
import { useTakenFocus } from '../../../browser/use-taken-focus';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { toast } from '../../../ui/toast/toast-store';
import { SAVE_SEARCH } from './dialog-parameter';
import { SearchForm } from './search-form';
import styles from './search-form.module.css';
import { fieldsOfAddress, type SearchFields } from './searched';
import type { Kept } from './use-search-form';
import { useSearchWords } from './use-search-words';

/** Spec 1, section 4. */
const CLOSES_AFTER = 2000;

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
        <Saving name={name} fields={fields} onDone={close} />
      )}
    </Dialog>
  );
}

type SavingProps = { name: string; fields: SearchFields; onDone: () => void };

function Saving({ name, fields, onDone }: SavingProps) {
  const [kept, setKept] = useState<Kept>();
  return kept ? (
    <Saved {...kept} onDone={onDone} />
  ) : (
    <SearchForm name={name} fields={fields} onDone={setKept} />
  );
}

function Saved({ text, confirming, onDone }: Kept & Pick<SavingProps, 'onDone'>) {
  const { t } = useTranslation(['saved-searches', 'common']);
  const title = t('form.saved.title');
  const closeButton = useTakenFocus<HTMLButtonElement>();
  const goOn = useEffectEvent(() => {
    onDone();
    // Where to look is to be read for longer than that.
    if (confirming) toast({ title, description: text });
  });
  useEffect(() => {
    const timer = setTimeout(goOn, CLOSES_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.form}>
      <Notice tone="good" title={title} live>
        <p>{text}</p>
      </Notice>
      <DialogActions>
        <Button ref={closeButton} wide onClick={onDone}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </div>
  );
}
