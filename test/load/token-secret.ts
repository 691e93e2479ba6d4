/** Of the bench's servers alone. */
export const TOKEN_SECRET = 'signs the tokens of the benchmark and of nothing else';
