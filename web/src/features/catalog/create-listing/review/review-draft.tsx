import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../../../browser/new-id';
import { contentOfMade, type Made } from './drafted-listing';
import { ReviewForm, type ReviewFormProps } from './review-form';

type ReviewDraftProps = Made &
  Pick<ReviewFormProps, 'profile' | 'notice' | 'again' | 'onNamed'> & {
    /** Told once its form is open, which keeps it from then on. */
    onBegun?: () => void;
  };

/** What was drafted a moment ago: from now on a draft like any other, to be checked and published. */
export function ReviewDraft({
  drafted,
  photos,
  audioId,
  transcript,
  written,
  onBegun,
  ...form
}: ReviewDraftProps) {
  const [found] = useState(() => ({
    id: newId(),
    version: 0,
    unsent: true,
    content: contentOfMade({ drafted, photos, audioId, transcript }),
  }));
  const begun = useEffectEvent(() => onBegun?.());
  useEffect(() => begun(), []);
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
