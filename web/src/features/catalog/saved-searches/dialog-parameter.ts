/** The address of a browse state with this parameter shows the dialog that keeps it. */
export const SAVE_SEARCH = 'save-search';
