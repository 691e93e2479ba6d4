import { CalendarPlus, Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeetupShape } from '#contract/meetups';
import { calendarAddresses } from '#contract/meetups/meetup-aids';
import {
  useMakeCalendarLinkMutation,
  useOpenCalendarFileMutation,
} from '../../../api/community/meetup-aids.gen';
import { Button } from '../../../ui/button';
import { Copyable } from '../../../ui/copyable';
import { Dialog } from '../../../ui/dialog';
import { Menu } from '../../../ui/menu/menu';
import { MenuAction, MenuExternalLink } from '../../../ui/menu/menu-item';
import styles from './meetup-tools.module.css';

/** Ways to keep a meetup: a file, an entry on the web, or a link by which a calendar follows it. */
export function CalendarMenu({ meetup }: { meetup: MeetupShape }) {
  const { t } = useTranslation('meetup-aids');
  const [open] = useOpenCalendarFileMutation();
  const [make] = useMakeCalendarLinkMutation();
  const [link, setLink] = useState<string>();
  const { id, side, buyer, seller, listing, startsAt, place, notes } = meetup;
  const name = (side === 'buyer' ? seller : buyer).name || t('calendar.somebody');
  const title = t('calendar.title', { name, item: listing.title });
  const { google, outlook, yahoo } = calendarAddresses({
    title,
    startsAt,
    place: place.name,
    details: notes,
  });

  const download = async () => {
    const answer = await open({ id });
    if (answer.data) location.assign(answer.data.path);
  };
  const copyLink = async () => {
    const answer = await make({ id });
    if (answer.data) setLink(new URL(answer.data.path, location.href).href);
  };
  return (
    <>
      <Menu
        label={t('calendar.menu')}
        align="start"
        renderTrigger={(trigger) => (
          <Button {...trigger} type="button" variant="secondary" size="small">
            <CalendarPlus aria-hidden="true" />
            {t('calendar.menu')}
          </Button>
        )}
      >
        <MenuExternalLink href={google}>{t('calendar.google')}</MenuExternalLink>
        <MenuExternalLink href={outlook}>{t('calendar.outlook')}</MenuExternalLink>
        <MenuExternalLink href={yahoo}>{t('calendar.yahoo')}</MenuExternalLink>
        <MenuAction icon={Download} onSelect={() => void download()}>
          {t('calendar.file')}
        </MenuAction>
        <MenuAction icon={Link2} onSelect={() => void copyLink()}>
          {t('calendar.link')}
        </MenuAction>
      </Menu>
      <Dialog open={link !== undefined} onClose={() => setLink(undefined)} title={t('calendar.link')}>
        <div className={styles.body}>
          <p>{t('calendar.private')}</p>
          {link && <Copyable link label={t('calendar.link')} value={link} />}
        </div>
      </Dialog>
    </>
  );
}
