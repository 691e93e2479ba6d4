/** Days a seller's figures may be told for, each against as many days before. */
export const FIGURE_PERIODS = [7, 30, 90] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** What is counted of a seller's listings, in the order it is shown. */
export const FIGURES = ['views', 'favorites', 'chats', 'earned'] as const;
export type Figure = (typeof FIGURES)[number];
