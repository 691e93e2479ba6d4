/** Who sent pictures that were reported is gone: of what they sent, only the evidence stays. Not part of the contract. */
export class ReportedPicturesLeft {
  static readonly type = 'messaging.reported-pictures-left';
  constructor(
    readonly personId: string,
    readonly pictureIds: readonly string[],
  ) {}
}
