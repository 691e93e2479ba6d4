import { useTranslation } from 'react-i18next';
import { ORDER_LIMITS } from '#contract/monetization/orders';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import styles from '../../../../ui/deal/moves.module.css';
import { Field } from '../../../../ui/form/field';
import { useRefusal } from '../use-refusal';
import type { AskProps } from './ask-dialog';
import { nameOf } from './moves';
import { useMove } from './use-move';

/** A question, with a word to go along where the other one waits for one. */
export function PlainForm({ order, move, onDone }: AskProps) {
  const { t } = useTranslation('orders');
  const go = useMove(order);
  const isSettling = move === 'resolve' || move === 'refund';
  const refused = useRefusal();
  const { form, errors, busy } = useForm({
    context: 'monetization',
    fields: ['answer'],
    send: async ({ answer }) => {
      await go(move, isSettling ? { answer: answer.trim() } : undefined);
      onDone();
    },
    refused,
  });
  return (
    <form {...form} className={styles.form}>
      {isSettling && (
        <Field label={t('ask.answer')} error={errors.answer}>
          {(control) => <textarea {...control} name="answer" rows={3} maxLength={ORDER_LIMITS.words} />}
        </Field>
      )}
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onDone}>
          {t('ask.keep')}
        </Button>
        <Button
          type="submit"
          variant={move === 'cancel' || move === 'decline' ? 'danger' : 'primary'}
          busy={busy}
        >
          {t(`actions.${nameOf(move, order)}`)}
        </Button>
      </div>
    </form>
  );
}
