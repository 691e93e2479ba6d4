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
import { forgetAsked, isAsked, keepAsked } from './asked-heart';
import styles from './save-on-return.module.css';
import { useSetFavorite } from './use-set-favorite';

/**
 * The address names a listing whose heart a visitor pressed: it is saved once they are signed in. An address alone, which
 * anybody can write, saves nothing: that takes the press, on this page or kept from before the sign-in.
 */
export function SaveOnReturn() {
  const { t } = useTranslation('favorites');
  const id = useSearchParams()[0].get(FAVORITE);
  const { state } = useLocation() as { state: { opened?: string } | null };
  const { status } = useSession();
  const { open, close, forget } = useDialog(FAVORITE);
  const setFavorite = useSetFavorite();
  const done = useRef<string>(null);
  const pressed = id !== null && (state?.opened === FAVORITE || isAsked(id));

  useEffect(() => {
    if (id === null) done.current = null;
    if (id === null || status === 'unknown' || done.current === id) return;
    if (status === 'visitor' && pressed) return keepAsked(id);
    done.current = id;
    forget();
    if (!pressed) return;
    forgetAsked();
    void setFavorite({ id, saved: true }).then((saved) => saved && toast({ title: t('added') }));
  });
  const giveUp = () => {
    forgetAsked();
    close();
  };

  return (
    <Dialog
      addressed
      open={open && pressed && status === 'visitor'}
      onClose={giveUp}
      title={t('entry.title')}
    >
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
