import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useSession } from '../../../../app/session/use-session';
import { useDialog, useDialogLink } from '../../../../app/use-dialog';
import { ButtonLink } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast/toast-store';
import { FAVORITE } from '../parameter';
import styles from './save-on-return.module.css';
import { useSetFavorite } from './use-set-favorite';

/** The address names a listing that is to be saved: by whoever is signed in at once, by others once they are. */
export function SaveOnReturn() {
  const { t } = useTranslation('favorites');
  const id = useSearchParams()[0].get(FAVORITE);
  const { status } = useSession();
  const { open, close, forget } = useDialog(FAVORITE);
  const setFavorite = useSetFavorite();
  const saved = useRef<string>(null);
  const signedIn = status === 'guest' || status === 'member';

  useEffect(() => {
    if (!signedIn || id === null || saved.current === id) return;
    saved.current = id;
    forget();
    void setFavorite({ id, saved: true }).then((done) => done && toast({ title: t('added') }));
  });

  return (
    <Dialog addressed open={open && status === 'visitor'} onClose={close} title={t('entry.title')}>
      <WaysIn />
    </Dialog>
  );
}

/** Both take this address's place: going back from there must not save the listing once more. */
function WaysIn() {
  const { t } = useTranslation(['favorites', 'common']);
  const { pathname, search, hash } = useLocation();
  const { to } = useDialogLink('guest');
  const next = encodeURIComponent(pathname + search + hash);
  return (
    <div className={styles.ways}>
      <p>{t('entry.text')}</p>
      <ButtonLink to={`${paths.signIn}?next=${next}`} replace size="large" wide>
        {t('common:nav.sign-in')}
      </ButtonLink>
      <ButtonLink to={to} replace state={{ keepScroll: true }} size="large" wide variant="secondary">
        {t('common:session.continue-as-guest')}
      </ButtonLink>
    </div>
  );
}
