import { Bot, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlanGate } from '../../../../app/problems/plan-gate';
import { Button } from '../../../../ui/button';
import { usePlan } from '../use-plan';

/** Whose plan has no bots is told so, and taken to the plans. */
export function CreateBot({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('bots');
  const { bots: allowed } = usePlan();
  const gate = usePlanGate();
  const Icon = allowed ? Bot : Lock;
  return (
    <Button onClick={() => (allowed ? onCreate() : gate.refuse({ code: 'messaging.bot-plan-required' }))}>
      <Icon aria-hidden="true" />
      {t('create')}
    </Button>
  );
}
