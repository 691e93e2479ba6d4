/** A report is gone, for its reporter has made another of the same; its pictures were kept for it. Not part of the contract. */
export class ReportDoubled {
  static readonly type = 'catalog.report-doubled';
  constructor(
    readonly listingId: string,
    readonly pictureIds: readonly string[],
  ) {}
}
