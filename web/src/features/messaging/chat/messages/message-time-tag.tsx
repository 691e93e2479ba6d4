import { useFormat } from '../../../../i18n/format';
import { TIME_FORMATS, timeStyle } from './message-time';

export function MessageTime({ at, now }: { at: string; now: number }) {
  const { date } = useFormat();
  return (
    <time dateTime={at} title={date(at, { dateStyle: 'full', timeStyle: 'short' })}>
      {date(at, TIME_FORMATS[timeStyle(at, now)])}
    </time>
  );
}
