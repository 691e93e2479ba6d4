import { useEffect, useState } from 'react';
import { freshAccessToken } from '../api/refresh-session';
import { timeLimit } from '../api/time-limit';

type EvidencePictureProps = {
  /** Where administrators get it; no other address of it needs to work. */
  path: string;
  width: number;
  height: number;
  alt: string;
};

/** A picture that is only given to who says who they are, which an address alone does not. */
export function EvidencePicture({ path, alt, ...rest }: EvidencePictureProps) {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const aborted = new AbortController();
    let made: string | undefined;
    const load = async () => {
      made = await fetchPicture(path, aborted.signal);
      if (aborted.signal.aborted && made) URL.revokeObjectURL(made);
      else setShown(made);
    };
    void load();
    return () => {
      aborted.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return <img {...rest} alt={alt} src={shown} />;
}

/** Undefined when there is none to be had: its words stand for it. */
async function fetchPicture(path: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const token = await freshAccessToken();
    const answer = await fetch(new URL(path, location.origin), {
      signal: AbortSignal.any([signal, timeLimit()]),
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.ok ? URL.createObjectURL(await answer.blob()) : undefined;
  } catch {
    // Away, or the network is: what else the report says stands all the same.
    return undefined;
  }
}
