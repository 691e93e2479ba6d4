import { DomainError } from '#platform/http/domain-error';

export class ImageTooLarge extends DomainError {
  constructor(maxMb: number) {
    super('media.image-too-large', 'too-large', { maxMb });
  }
}

export class ImageTypeRefused extends DomainError {
  constructor() {
    super('media.image-type', 'unsupported');
  }
}

/** Truncated or broken; `cause` is the decoder's complaint. */
export class ImageUnreadable extends DomainError {
  constructor(cause?: unknown) {
    super('media.image-unreadable', 'invalid');
    this.cause = cause;
  }
}

export class ImageDimensionsRefused extends DomainError {
  constructor(maxSide: number, maxMegapixels: number) {
    super('media.image-dimensions', 'invalid', { maxSide, maxMegapixels });
  }
}

export class AudioTooLarge extends DomainError {
  constructor(maxMb: number) {
    super('media.audio-too-large', 'too-large', { maxMb });
  }
}

/** Not a recording, or not a whole one; `cause` says where it ends. */
export class AudioTypeRefused extends DomainError {
  constructor(cause?: unknown) {
    super('media.audio-type', 'unsupported');
    this.cause = cause;
  }
}

/** More pictures wait for the decoder than fit in memory; trying again in a moment helps. */
export class MediaBusy extends DomainError {
  constructor() {
    super('media.busy', 'unavailable');
  }
}

/** What was sent is not a form with one file in the field `file`; `cause` is the parser's complaint. */
export class OneFileExpected extends DomainError {
  constructor(cause?: unknown) {
    super('media.one-file', 'malformed');
    this.cause = cause;
  }
}

/** Not uploaded, not a picture, or somebody else's. */
export class ImageUnknown extends DomainError {
  constructor() {
    super('media.image-unknown', 'invalid', {}, [{ field: 'imageIds', code: 'image-unknown' }]);
  }
}

/** Not uploaded, no longer there, or somebody else's. */
export class MediaUnknown extends DomainError {
  constructor() {
    super('media.unknown', 'invalid');
  }
}

/** Something else shows this upload already; each belongs to one thing, which decides when it goes. */
export class MediaInUse extends DomainError {
  constructor() {
    super('media.image-in-use', 'conflict');
  }
}

export class MediaNotFound extends DomainError {
  constructor() {
    super('media.not-found', 'not-found');
  }
}

/** Another connection has sent these bytes already, or sends them now: ask how far it is, and go on from there. */
export class UploadMovedOn extends DomainError {
  constructor() {
    super('media.upload-moved-on', 'conflict');
  }
}
