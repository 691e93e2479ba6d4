import { useEffect, useEffectEvent } from 'react';
import { loudness } from './loudness';

const STEP_MS = 100;

/** Tells how loud it is, ten times a second, while there is something to listen to. */
export function useLoudness(stream: MediaStream, tell: (level: number) => void): void {
  const onLevel = useEffectEvent(tell);
  useEffect(() => {
    // A browser without it records all the same.
    if (!('AudioContext' in window)) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      onLevel(loudness(samples));
    }, STEP_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
}
