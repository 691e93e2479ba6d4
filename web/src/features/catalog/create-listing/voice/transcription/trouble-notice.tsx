import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../../../app/problems/problem-text';
import { Notice } from '../../../../../ui/notice';
import type { VoiceTrouble } from './voice-trouble';

type TroubleNoticeProps = {
  title: string;
  /** What is said of a failure that has no reason. */
  otherwise: string;
  trouble: VoiceTrouble;
  children?: ReactNode;
};

/** What went wrong on the way to the words, and the ways on. */
export function TroubleNotice({ title, otherwise, trouble, children }: TroubleNoticeProps) {
  const { t } = useTranslation('voice-recorder');
  const told = useTold(trouble);
  const text =
    trouble.kind === 'told' ? told : trouble.kind === 'failed' ? otherwise : t(`trouble.${trouble.kind}`);
  return (
    <div role="alert">
      <Notice tone="bad" title={title}>
        <p>{text}</p>
        {children}
      </Notice>
    </div>
  );
}

/** The server's words for it, once they are here. */
function useTold({ problem }: VoiceTrouble): string {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (!problem) return undefined;
    let shown = true;
    const tell = async () => {
      const { title, description = title } = await problemText(problem);
      if (shown) setTold(description);
    };
    void tell();
    return () => {
      shown = false;
    };
  }, [problem]);
  return told;
}
