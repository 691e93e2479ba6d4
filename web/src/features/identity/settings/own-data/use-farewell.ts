import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { closeSession } from '../../../../api/session-token';
import { paths } from '../../../../app/paths';
import { SIGNED_OUT_FLAG } from '../../../../app/session/stored-guest';
import { store } from '../../../../browser/storage';
import { toast } from '../../../../ui/toast/toast-store';

/** Leads whose account is gone to the home page, as the visitor they are now. */
export function useFarewell(): () => void {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  return () => {
    // First: this page would ask a visitor to sign in. A new entry takes over that of the dialog, which is open still.
    void navigate(paths.home);
    // What this browser holds of a guest lets nobody in any more.
    store(SIGNED_OUT_FLAG, '1');
    closeSession();
    toast({ title: t('danger.done.title'), description: t('danger.done.description') });
  };
}
