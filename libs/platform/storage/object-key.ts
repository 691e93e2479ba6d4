const LONGEST = 200;
const SEGMENTS = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** A key's extension is its content type: a folder on disk has nowhere else to keep one. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  weba: 'audio/webm',
  oga: 'audio/ogg',
  m4a: 'audio/mp4',
  zip: 'application/zip',
};

/**
 * Lets a storage key through: lower-case segments joined by slashes, at most 200 characters, none that climbs.
 * @throws Error for any other; keys are made by code, so a bad one is a defect and not somebody's input.
 */
export function checkedKey(key: string): string {
  if (key.length > LONGEST || key.includes('..') || !SEGMENTS.test(key))
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, LONGEST))}`);
  return key;
}

/** The content type that the key's extension stands for. @throws Error for an extension that storage does not know. */
export function contentTypeOf(key: string): string {
  const type = CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)];
  if (!type) throw new Error(`No content type is known for the storage key ${key}.`);
  return type;
}

/** Lets a key through that can hold `contentType`. @throws Error when the key or its extension is wrong. */
export function keyHolding(contentType: string, key: string): string {
  if (contentTypeOf(checkedKey(key)) !== contentType)
    throw new Error(`The storage key ${key} cannot hold ${contentType}.`);
  return key;
}
