import { SecretLinkField } from '../mail-links/mail-link.dto.js';

export class OwnExport {
  requestedAt!: string;
  /** Null while it is being made. */
  readyAt!: string | null;
  bytes!: number | null;
  /** Until when it can be downloaded. */
  expiresAt!: string;
}

export class ExportState {
  /** The one asked for last, unless it has ended. */
  latest!: OwnExport | null;
  /** When the next one may be asked for; null: now. */
  nextAt!: string | null;
}

export class ExportLink {
  /** Opens the file for some minutes. */
  path!: string;
}

export class ExportFileParams {
  @SecretLinkField()
  ticket!: string;
}
