import { useTranslation } from 'react-i18next';
import { BOT_LIMITS } from '#contract/bots';
import { Field } from '../../../../ui/form/field';
import type { BotErrors } from '../form/bot-checks';
import { type KeywordValues, newKey } from '../form/bot-values';
import { EntryList } from './entry-list';

type KeywordReactionsProps = {
  reactions: KeywordValues[];
  errors: BotErrors;
  onChange: (reactions: KeywordValues[]) => void;
};

export function KeywordReactions({ reactions, errors, onChange }: KeywordReactionsProps) {
  const { t } = useTranslation('bots');
  return (
    <EntryList
      title={t('advanced.keywords.title')}
      lead={t('advanced.keywords.lead')}
      add={t('advanced.keywords.add')}
      nameOf={(number) => t('advanced.keywords.item', { number })}
      entries={reactions}
      max={BOT_LIMITS.keywordReactions}
      errorAt={(place) => errors[`advanced.keywordReactions.${place}`]}
      makeEntry={() => ({ key: newKey(), keyword: '', reply: '' })}
      onChange={onChange}
    >
      {(reaction, change) => (
        <>
          <Field label={t('advanced.keywords.keyword')} required>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={BOT_LIMITS.keyword}
                value={reaction.keyword}
                onChange={({ target }) => change({ keyword: target.value })}
              />
            )}
          </Field>
          <Field label={t('advanced.keywords.reply')} required>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={BOT_LIMITS.reply}
                value={reaction.reply}
                onChange={({ target }) => change({ reply: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </EntryList>
  );
}
