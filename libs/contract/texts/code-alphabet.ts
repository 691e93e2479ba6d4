/** What codes are made of. No two of them look alike (0 O, 1 I L), so a code survives being read out or copied from paper. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
