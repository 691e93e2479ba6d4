import { Bot, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlanLock } from '../../../../app/plans/plan-lock';
import { useEntitlement } from '../../../../app/plans/use-entitlement';
import { usePlanGate } from '../../../../app/problems/plan-gate';
import { Button } from '../../../../ui/button';
import styles from './create-bot.module.css';

/** Whose plan has no bots is told so, and taken to the plans. */
export function CreateBot({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('bots');
  const { granted } = useEntitlement('offer-bots');
  const gate = usePlanGate();
  const Icon = granted ? Bot : Lock;
  return (
    <div className={styles.create}>
      <Button onClick={() => (granted ? onCreate() : gate.lacks('offer-bots'))}>
        <Icon aria-hidden="true" />
        {t('create')}
      </Button>
      <PlanLock feature="offer-bots" />
    </div>
  );
}
