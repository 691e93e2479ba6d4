/** The address of a listing with this parameter shows the dialog that names a price for it. */
export const MAKE_OFFER = 'make-offer';
