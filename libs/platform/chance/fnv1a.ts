/** A text as a number of 32 bits, spread evenly (FNV-1a). Not for secrets: who knows the number finds a text for it. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
