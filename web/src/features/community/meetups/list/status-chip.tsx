import { useTranslation } from 'react-i18next';
import type { MeetupStatus } from '#contract/meetups';
import { Chip } from '../../../../ui/chip';

/** Spec 2, section 9: yellow, green, blue, and red for what did not come about. */
const TONES = {
  pending: 'warn',
  confirmed: 'good',
  completed: 'info',
  canceled: 'bad',
  declined: 'bad',
} as const satisfies Record<MeetupStatus, string>;

export function StatusChip({ status }: { status: MeetupStatus }) {
  const { t } = useTranslation('meetups');
  return <Chip tone={TONES[status]}>{t(`status.${status}`)}</Chip>;
}
