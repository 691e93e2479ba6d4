import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../app/paths';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { toast } from '../../../../ui/toast/toast-store';
import { useAcceptInvitationMutation } from '../referrals-data';
import { clearCode } from './pending-code';

/** Accepts an invitation, once, and says what became of it. One that could not be sent stays to be answered. */
export function useAccept(code: string): { accept: () => void; busy: boolean; failed: boolean } {
  const { t } = useTranslation('referral-banner');
  const [send, { isLoading }] = useAcceptInvitationMutation();
  const sending = useRef(false);
  const [failed, setFailed] = useState(false);
  const accept = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      const { outcome } = await send({ code }).unwrap();
      clearCode();
      if (outcome === 'accepted')
        toast({
          title: t('accepted.title'),
          description: t('accepted.text'),
          action: { label: t('accepted.sell'), to: paths.createListing },
        });
      else toast({ title: t('refused.title'), description: t(`refused.${outcome}`) });
    } catch (error) {
      tellFailure(t('failed'), error);
      sending.current = false;
      setFailed(true);
    }
  }, [code, send, t]);
  return { accept: useCallback(() => void accept(), [accept]), busy: isLoading, failed };
}
