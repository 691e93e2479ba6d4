import { DomainError, type ErrorKind, type ErrorParams } from '#platform/http/domain-error';

/** The reader has ended, or taken too long, over this picture; `cause` says which. Others are read as before. */
export class PictureUnread extends DomainError {
  constructor(cause?: unknown) {
    super('ai.picture-unread', 'unavailable');
    this.cause = cause;
  }
}

/** More pictures wait for the reader than anybody would wait for. */
export class PictureReaderBusy extends DomainError {
  constructor() {
    super('ai.pictures-busy', 'unavailable');
  }
}

/** A refusal of the image pipeline, made in the reader's process. */
export interface ToldRefusal {
  readonly code: string;
  readonly kind: ErrorKind;
  readonly params: ErrorParams;
}

/** No picture, a broken one, or one of too many pixels: as the image pipeline says. */
export class PictureRefused extends DomainError {
  constructor({ code, kind, params }: ToldRefusal) {
    super(code, kind, params);
  }
}
