import { ChevronDown, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanLock } from '../../../../app/plans/plan-lock';
import { Chip } from '../../../../ui/chip';
import { CheckCard } from '../../../../ui/form/check-card';
import { Notice } from '../../../../ui/notice';
import type { BotErrors } from '../form/bot-checks';
import type { AdvancedValues } from '../form/bot-values';
import { useAbilities } from '../use-abilities';
import styles from './advanced-section.module.css';
import { BehaviorTriggers } from './behavior-triggers';
import { CustomRules } from './custom-rules';
import { KeywordReactions } from './keyword-reactions';
import { TimePricingFields } from './time-pricing-fields';

export type AdvancedProps = {
  values: AdvancedValues;
  errors: BotErrors;
  onChange: (change: Partial<AdvancedValues>) => void;
};

/** What premium plus adds to a bot; the others see what it would be. */
export function AdvancedSection({ values, errors, onChange }: AdvancedProps) {
  const { t } = useTranslation('bots');
  const entitled = useAbilities();
  const [opened, setOpened] = useState(false);
  const wrong = Object.keys(errors).some((field) => field.startsWith('advanced'));
  const set = countOf(values);
  return (
    <details
      className={styles.section}
      open={opened || wrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{t('advanced.title')}</span>
        {entitled ? (
          set > 0 && <Chip tone="accent">{t('advanced.set', { count: set })}</Chip>
        ) : (
          <Chip>
            <Lock aria-hidden="true" />
            {t('advanced.tag')}
          </Chip>
        )}
        <ChevronDown aria-hidden="true" className={styles.arrow} />
      </summary>
      <div className={styles.content}>
        {entitled ? <Parts values={values} errors={errors} onChange={onChange} /> : <Locked />}
      </div>
    </details>
  );
}

function Parts({ values, errors, onChange }: AdvancedProps) {
  const { t } = useTranslation('bots');
  return (
    <>
      <CustomRules
        rules={values.customRules}
        errors={errors}
        onChange={(customRules) => onChange({ customRules })}
      />
      <KeywordReactions
        reactions={values.keywordReactions}
        errors={errors}
        onChange={(keywordReactions) => onChange({ keywordReactions })}
      />
      <BehaviorTriggers
        triggers={values.behaviorTriggers}
        errors={errors}
        onChange={(behaviorTriggers) => onChange({ behaviorTriggers })}
      />
      <TimePricingFields
        value={values.timePricing}
        errors={errors}
        onChange={(timePricing) => onChange({ timePricing })}
      />
      <CheckCard
        name="tunedCounters"
        label={t('advanced.tuned.title')}
        hint={t('advanced.tuned.lead')}
        checked={values.tunedCounters}
        onChange={(tunedCounters) => onChange({ tunedCounters })}
      />
      {errors.advanced && (
        <p role="alert" className={styles.error}>
          {errors.advanced}
        </p>
      )}
    </>
  );
}

function Locked() {
  const { t } = useTranslation('bots');
  return (
    <Notice title={t('advanced.locked.title')}>
      <p>{t('advanced.locked.text')}</p>
      <PlanLock feature="bot-rules" />
    </Notice>
  );
}

const countOf = ({ customRules, keywordReactions, behaviorTriggers, ...rest }: AdvancedValues) =>
  customRules.length +
  keywordReactions.length +
  behaviorTriggers.length +
  (rest.timePricing ? 1 : 0) +
  (rest.tunedCounters ? 1 : 0);
