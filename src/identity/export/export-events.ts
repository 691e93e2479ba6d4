/** Somebody wants a copy of their data. Not part of the contract, which has `ExportMade`. */
export class ExportRequested {
  static readonly type = 'identity.export-requested';
  constructor(readonly exportId: string) {}
}
