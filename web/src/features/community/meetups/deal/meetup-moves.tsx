import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeetupMove } from '#contract/meetups';
import type { Meetup } from '../../../../api/community/meetups';
import { MEETUP } from '../../../../app/dialog-parameters';
import { useDialogLink } from '../../../../app/use-dialog';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Button, ButtonLink } from '../../../../ui/button';
import styles from '../../../../ui/deal/moves.module.css';
import { Menu } from '../../../../ui/menu/menu';
import { MenuAction, MenuLink } from '../../../../ui/menu/menu-item';
import { useMeetupWords } from '../use-meetup-words';
import { AskDialog } from './ask-dialog';
import { type AskingMove, asksFirst, movesOf } from './moves';
import { useMove } from './use-move';
import { useReadInTime } from './use-read-in-time';

/** Nothing that waits to be done: it is there for who wants it. */
const QUIET: readonly MeetupMove[] = ['move', 'decline', 'cancel'];

type MeetupMovesProps = {
  meetup: Meetup;
  /** All of them side by side, as in a list; otherwise one, and a menu of the others. */
  row?: boolean;
};

/** What may be done about a meetup now; the first of it is the primary action. */
export function MeetupMoves({ meetup, row = false }: MeetupMovesProps) {
  const { t } = useTranslation('meetups');
  const [asking, setAsking] = useState<AskingMove>();
  const { move, busy } = useMove(meetup);
  const { action } = useMeetupWords();
  useReadInTime(meetup);
  const moving = useDialogLink(MEETUP, `move:${meetup.id}`);
  const place = useFocusKept<HTMLDivElement>();
  const [first, ...others] = movesOf(meetup);
  const go = (wanted: MeetupMove) => (asksFirst(wanted) ? setAsking(wanted) : void move(wanted));
  const draw = (wanted: MeetupMove, primary: boolean) => {
    const look = { variant: primary ? 'primary' : 'secondary', size: row ? 'small' : 'medium' } as const;
    // Several meetups stand on a page: which one is meant is read out.
    const label = row ? { 'aria-label': `${t(`actions.${wanted}`)}: ${meetup.listing.title}` } : {};
    return wanted === 'move' ? (
      <ButtonLink key={wanted} {...moving} {...look} {...label}>
        {t('actions.move')}
      </ButtonLink>
    ) : (
      <Button key={wanted} {...look} {...label} busy={busy} onClick={() => go(wanted)}>
        {row ? t(`actions.${wanted}`) : action(wanted)}
      </Button>
    );
  };
  return (
    <div ref={place} className="unboxed">
      {first && (
        <div className={row ? styles.rowMoves : styles.moves}>
          {draw(first, !QUIET.includes(first))}
          {row && others.map((other) => draw(other, false))}
          {!row && others.length > 0 && (
            <Menu
              label={t('actions.more')}
              renderTrigger={(trigger) => (
                <Button variant="secondary" {...trigger}>
                  {t('actions.change')}
                </Button>
              )}
            >
              {others.map((other) =>
                other === 'move' ? (
                  <MenuLink key={other} {...moving}>
                    {t('actions.move')}
                  </MenuLink>
                ) : (
                  <MenuAction key={other} onSelect={() => go(other)}>
                    {action(other)}
                  </MenuAction>
                ),
              )}
            </Menu>
          )}
        </div>
      )}
      <AskDialog meetup={meetup} move={asking} onClose={() => setAsking(undefined)} />
    </div>
  );
}
