import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEETUP_LIMITS } from '#contract/meetups';
import type { Meetup } from '../../../../api/community/meetups';
import { useForm } from '../../../../app/use-form';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import styles from '../../../../ui/deal/moves.module.css';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/form/field';
import { useMeetupWords } from '../use-meetup-words';
import type { AskingMove } from './moves';
import { useMove } from './use-move';

type AskDialogProps = { meetup: Meetup; move: AskingMove | undefined; onClose: () => void };

/** Asks before what can't be taken back, and for the words that go with it. */
export function AskDialog({ meetup, move, onClose }: AskDialogProps) {
  const { t } = useTranslation('meetups');
  // What it asked stays in sight while it closes.
  const [asked, setAsked] = useState(move);
  if (move && move !== asked) setAsked(move);
  return (
    <Dialog open={move !== undefined} onClose={onClose} title={asked ? title() : ''}>
      {asked && <AskForm meetup={meetup} move={asked} onClose={onClose} />}
    </Dialog>
  );

  function title() {
    return t(`ask.${asked ?? 'cancel'}.title`, { name: nameIn(meetup) || t('somebody') });
  }
}

const nameIn = ({ side, buyer, seller }: Meetup) => (side === 'buyer' ? seller : buyer).name;

function AskForm({ meetup, move, onClose }: AskDialogProps & { move: AskingMove }) {
  const { t } = useTranslation('meetups');
  const { price } = useFormat();
  const { action, other } = useMeetupWords();
  const { move: go } = useMove(meetup);
  const words = move === 'answer-missed' ? 'answer' : move === 'cancel' ? 'reason' : null;
  const { form, errors, busy } = useForm({
    context: 'community',
    fields: ['words'],
    check: (values) =>
      words === 'answer' && values.words.trim() === '' ? { words: t('schedule.required') } : {},
    send: async (values) => {
      const said = values.words.trim();
      if (await go(move, words ? { [words]: said } : {})) onClose();
    },
  });
  const { listing } = meetup;
  const text = t(`ask.${move}.text`, {
    name: other(meetup),
    title: listing.title,
    price: price(listing.price, 'short'),
  });
  return (
    <form {...form} className={styles.form}>
      <p>{text}</p>
      {words && (
        <Field label={t(`ask.${words}`)} error={errors.words} required={words === 'answer'}>
          {(control) => <textarea {...control} name="words" rows={3} maxLength={MEETUP_LIMITS.reason} />}
        </Field>
      )}
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onClose}>
          {t('ask.keep')}
        </Button>
        <Button
          type="submit"
          variant={move === 'cancel' || move === 'decline' ? 'danger' : 'primary'}
          busy={busy}
        >
          {action(move)}
        </Button>
      </div>
    </form>
  );
}
