/** A review was reported, and kept as it was. Not part of the contract. */
export class ReviewReported {
  static readonly type = 'community.review-reported';
  constructor(readonly reportId: string) {}
}
