import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BOT_LIMITS } from '#contract/bots';
import { CHAT_LIMITS } from '#contract/chat';
import { PlanLock } from '../../../../app/plans/plan-lock';
import { useEntitlement } from '../../../../app/plans/use-entitlement';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { type BotValues, bodyOf, readNumber } from '../form/bot-values';
import { NumberInput } from '../form/number-input';
import type { Item } from '../item';
import { Answer } from './answer';
import styles from './preview.module.css';
import { usePreview } from './use-preview';

type PreviewProps = { item: Item; values: BotValues };

/** A share of the asking price that people like to begin with. */
const LOW_OFFER = 0.75;

/** What would the bot, as it stands in the form, answer to …? */
export function Preview({ item, values }: PreviewProps) {
  const { t } = useTranslation('bots');
  const { granted } = useEntitlement('bot-preview');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id}>{t('preview.title')}</h3>
      {granted ? (
        <Trial item={item} values={values} />
      ) : (
        <>
          <p className={styles.note}>{t('preview.locked')}</p>
          <PlanLock feature="bot-preview" />
        </>
      )}
    </section>
  );
}

/** A whole number as somebody typed it, if it is one of these. */
function within(typed: string, { min, max }: { min: number; max: number }): number | null {
  const number = readNumber(typed);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

function Trial({ item, values }: PreviewProps) {
  const { t } = useTranslation('bots');
  const { price } = useFormat();
  const [message, setMessage] = useState(() =>
    t('preview.sample', { price: price(Math.max(1, Math.round(item.price * LOW_OFFER)), 'short') }),
  );
  const body = bodyOf({ ...values, active: true }, { listingId: item.id, advanced: true });
  const [confirmed, setConfirmed] = useState(false);
  const [offerNumber, setOfferNumber] = useState('1');
  const [silence, setSilence] = useState('');
  const tried = usePreview(body, message, {
    confirmed,
    offerNumber: within(offerNumber, { min: 1, max: BOT_LIMITS.repeatedOffers.max }) ?? 1,
    silentHours: within(silence, BOT_LIMITS.silence),
  });
  const answered = tried !== null && typeof tried === 'object' ? tried : null;
  return (
    <>
      <Field label={t('preview.question')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={CHAT_LIMITS.message}
            value={message}
            onChange={({ target }) => {
              setMessage(target.value);
              setConfirmed(false);
            }}
          />
        )}
      </Field>
      <div className={styles.before}>
        <Field label={t('preview.offer-number')}>
          {(control) => <NumberInput {...control} value={offerNumber} onValue={setOfferNumber} />}
        </Field>
        <Field label={t('preview.silence')}>
          {(control) => <NumberInput {...control} value={silence} onValue={setSilence} />}
        </Field>
      </div>
      <div aria-live="polite" className={styles.talk}>
        {typeof tried === 'string' && <p className={styles.note}>{t(`preview.${tried}`)}</p>}
        {answered && <Answer answer={answered} />}
        {answered?.because === 'asks-buyer' && (
          <Button size="small" variant="secondary" onClick={() => setConfirmed(true)}>
            {t('preview.yes')}
          </Button>
        )}
      </div>
    </>
  );
}
