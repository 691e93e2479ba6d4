import { useTranslation } from 'react-i18next';
import type { BotStatus } from '#contract/bots';
import { usePlanGate } from '../../../../app/problems/plan-gate';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { toast } from '../../../../ui/toast/toast-store';
import { useSetBotStatusMutation } from '../bots';

/** Pauses and activates a bot; a plan may have no room for one more that is active. */
export function useBotStatus(id: string) {
  const { t } = useTranslation('bots');
  const gate = usePlanGate();
  const [setStatus, { isLoading: busy }] = useSetBotStatusMutation();
  const set = async (status: BotStatus) => {
    try {
      await setStatus({ id, botStatusBody: { status } }).unwrap();
      toast({ title: t(status === 'active' ? 'done.activated' : 'done.paused') });
    } catch (error) {
      if (!gate.claims(error)) tellFailure(t('failed.update'), error);
    }
  };
  return { set, busy };
}
