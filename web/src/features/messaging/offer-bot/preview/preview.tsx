import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_LIMITS } from '#contract/chat';
import { useFormat } from '../../../../i18n/format';
import { Field } from '../../../../ui/field';
import { type BotValues, bodyOf } from '../form/bot-values';
import type { Item } from '../item';
import { usePlan } from '../use-plan';
import { Answer } from './answer';
import styles from './preview.module.css';
import { usePreview } from './use-preview';

type PreviewProps = { item: Item; values: BotValues };

/** A share of the asking price that people like to begin with. */
const LOW_OFFER = 0.75;

/** What would the bot, as it stands in the form, answer to …? */
export function Preview({ item, values }: PreviewProps) {
  const { t } = useTranslation('bots');
  const { advanced: entitled } = usePlan();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id}>{t('preview.title')}</h3>
      {entitled ? (
        <Trial item={item} values={values} />
      ) : (
        <p className={styles.locked}>
          <Lock aria-hidden="true" />
          {t('preview.locked')}
        </p>
      )}
    </section>
  );
}

function Trial({ item, values }: PreviewProps) {
  const { t } = useTranslation('bots');
  const { price } = useFormat();
  const [message, setMessage] = useState(() =>
    t('preview.sample', { price: price(Math.max(1, Math.round(item.price * LOW_OFFER)), 'short') }),
  );
  const body = bodyOf({ ...values, active: true }, { listingId: item.id, advanced: true });
  const tried = usePreview(body, message);
  return (
    <>
      <Field label={t('preview.question')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={CHAT_LIMITS.message}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      <div aria-live="polite" className={styles.talk}>
        {typeof tried === 'string' && <p className={styles.note}>{t(`preview.${tried}`)}</p>}
        {tried !== null && typeof tried === 'object' && <Answer answer={tried} />}
      </div>
    </>
  );
}
