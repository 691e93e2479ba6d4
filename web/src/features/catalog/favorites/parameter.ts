/** Parameter of an address: the id of a listing that is to be saved there. */
export const FAVORITE = 'favorite';
