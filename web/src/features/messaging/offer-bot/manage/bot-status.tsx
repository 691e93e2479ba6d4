import { CirclePause, CirclePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/chip';
import type { BotView } from '../bots';

export function BotStatus({ status }: Pick<BotView, 'status'>) {
  const { t } = useTranslation('bots');
  const active = status === 'active';
  const Icon = active ? CirclePlay : CirclePause;
  return (
    <Chip tone={active ? 'good' : 'plain'}>
      <Icon aria-hidden="true" />
      {t(`status.${status}`)}
    </Chip>
  );
}
