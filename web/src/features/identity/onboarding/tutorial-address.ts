/** Opens the introduction over whatever page is shown. */
export const TUTORIAL = 'tutorial';
