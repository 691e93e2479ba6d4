import { useState } from 'react';
import { newId } from '../../../../browser/new-id';
import { contentOfMade, type Made } from './drafted-listing';
import { ReviewForm, type ReviewFormProps } from './review-form';

type ReviewDraftProps = Made & Pick<ReviewFormProps, 'profile' | 'notice' | 'again' | 'onNamed'>;

/** What was drafted a moment ago: from now on a draft like any other, to be checked and published. */
export function ReviewDraft({ drafted, photos, audioId, transcript, written, ...form }: ReviewDraftProps) {
  const [found] = useState(() => ({
    id: newId(),
    version: 0,
    unsent: true,
    content: contentOfMade({ drafted, photos, audioId, transcript }),
  }));
  return (
    <ReviewForm
      {...form}
      isNew
      found={found}
      lookAlikes={drafted.lookAlikes}
      fellBack={drafted.fellBack}
      written={written}
    />
  );
}
