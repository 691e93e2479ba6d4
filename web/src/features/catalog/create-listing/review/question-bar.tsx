import { CircleHelp } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedField } from '#contract/ai/drafting';
import { CATEGORIES, CONDITIONS } from '#contract/listings';
import { useFormat } from '../../../../i18n/format';
import { useListingWords } from '../../../../i18n/listing-words';
import { Button } from '../../../../ui/button';
import type { ListingValues } from '../listing-values';
import type { DraftQuestion } from './drafting-data';
import styles from './question-bar.module.css';

type QuestionBarProps = {
  ref: Ref<HTMLElement>;
  question: DraftQuestion;
  onAnswer: (changed: Partial<ListingValues>) => void;
  onSkip: (field: AskedField) => void;
};

/** One thing that only the seller can say, answered by one tap. */
export function QuestionBar({ ref, question: { field, answers }, onAnswer, onSkip }: QuestionBarProps) {
  const { t } = useTranslation('draft-review');
  const answered = useAnswers(field);
  const id = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={styles.bar}>
      <CircleHelp aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h2 id={id}>{t(`questions.${field}.title`)}</h2>
        <p>{t(`questions.${field}.text`)}</p>
      </div>
      <div className={styles.answers}>
        {answers.flatMap(answered).map(({ name, changed }) => (
          <Button key={name} variant="secondary" className={styles.answer} onClick={() => onAnswer(changed)}>
            {name}
          </Button>
        ))}
        <Button variant="secondary" className={styles.answer} onClick={() => onSkip(field)}>
          {t('questions.skip')}
        </Button>
      </div>
    </section>
  );
}

type Answered = { name: string; changed: Partial<ListingValues> };

/** What an answer is called, and what it fills in; what the form does not know is none. */
function useAnswers(field: AskedField): (answer: string) => Answered[] {
  const format = useFormat();
  const words = useListingWords();
  return (answer) => {
    if (field === 'price') {
      const amount = Number(answer);
      return Number.isFinite(amount)
        ? [{ name: format.price(amount, 'short'), changed: { price: answer } }]
        : [];
    }
    if (field === 'category')
      return CATEGORIES.filter((each) => each === answer).map((category) => ({
        name: words.category(category),
        changed: { category },
      }));
    return CONDITIONS.filter((each) => each === answer).map((condition) => ({
      name: words.condition(condition),
      changed: { condition },
    }));
  };
}
