import { CirclePause, CirclePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/chip';
import type { BotView } from '../bots';

/** Whether it answers; what paused for the plan goes on by itself. */
export function BotStatus({ status, pausedByPlan }: Pick<BotView, 'status' | 'pausedByPlan'>) {
  const { t } = useTranslation('bots');
  const active = status === 'active';
  const Icon = active ? CirclePlay : CirclePause;
  return (
    <Chip tone={active ? 'good' : 'plain'}>
      <Icon aria-hidden="true" />
      {t(pausedByPlan ? 'status.by-plan' : `status.${status}`)}
    </Chip>
  );
}
