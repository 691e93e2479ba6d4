import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BOT_LIMITS as LIMITS } from '#contract/bots';
import { useFormat } from '../../../../i18n/format';
import styles from './markup-field.module.css';

type MarkupFieldProps = {
  value: number;
  onChange: (value: number) => void;
  /** What a counter comes to, as far as it can be told. */
  counter: number | null;
};

/** How far a counter lies above the minimum: a slider and the usual steps. */
export function MarkupField({ value, onChange, counter }: MarkupFieldProps) {
  const { t } = useTranslation('bots');
  const { price } = useFormat();
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{t('form.markup.label')}</label>
        <output htmlFor={id} className={styles.value}>
          {t('form.markup.value', { percent: value })}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={LIMITS.markupMin}
        max={LIMITS.markupMax}
        step={LIMITS.markupStep}
        value={value}
        aria-valuetext={t('form.markup.value', { percent: value })}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <fieldset className={styles.shortcuts} aria-label={t('form.markup.shortcuts')}>
        {LIMITS.markupOptions.map((option) => (
          <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
            {t('form.markup.value', { percent: option })}
          </button>
        ))}
        {counter !== null && <p>{t('form.markup.result', { price: price(counter, 'cents') })}</p>}
      </fieldset>
    </div>
  );
}
