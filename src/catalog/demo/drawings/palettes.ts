/** What an object is painted with, on any of four related ground tints. */
export interface Palette {
  grounds: readonly [string, string, string, string];
  main: string;
  second: string;
  accent: string;
  deep: string;
  wood: string;
  steel: string;
  paper: string;
  leaf: string;
  /** The landscapes that screens and frames show. */
  views: readonly [View, View, View, View];
}

interface View {
  sky: string;
  sun: string;
  hill: string;
}

const VIEWS: Palette['views'] = [
  { sky: '#86aee0', sun: '#f7cd7d', hill: '#4f7a5c' },
  { sky: '#f3c78f', sun: '#f9e0a4', hill: '#b3614a' },
  { sky: '#9ccdc4', sun: '#f7cd7d', hill: '#3a6b8f' },
  { sky: '#c9b3e2', sun: '#f6c48b', hill: '#6a528a' },
];
const GREY_VIEW: View = { sky: '#dcd5ca', sun: '#f0e7d6', hill: '#8d857a' };

type Scheme = Pick<Palette, 'grounds' | 'main' | 'second' | 'accent' | 'deep'> & Partial<Palette>;

const palette = (scheme: Scheme): Palette => ({
  wood: '#b67f4e',
  steel: '#b7bec6',
  paper: '#faf4e8',
  leaf: '#5d8a54',
  views: VIEWS,
  ...scheme,
});

export const PALETTES = {
  terracotta: palette({
    grounds: ['#ead9c3', '#f1dfd0', '#e3d1ba', '#efe4d4'],
    main: '#bd683b',
    second: '#7b3f24',
    accent: '#e9b24f',
    deep: '#4b2a1d',
  }),
  coral: palette({
    grounds: ['#cfe0dc', '#dbe9e3', '#c3d8d5', '#e6ebe0'],
    main: '#e45c35',
    second: '#25463f',
    accent: '#f3bb54',
    deep: '#1e3834',
  }),
  denim: palette({
    grounds: ['#dfe3eb', '#d2dbe7', '#e9e5de', '#cdd9e5'],
    main: '#41608c',
    second: '#2d4367',
    accent: '#dd9d52',
    deep: '#222f47',
  }),
  plum: palette({
    grounds: ['#dad4e8', '#e5deef', '#cfc6e1', '#ebdee8'],
    main: '#704d8c',
    second: '#3c2b52',
    accent: '#eb9c6d',
    deep: '#2a2235',
  }),
  mustard: palette({
    grounds: ['#f2e3ae', '#f6ebca', '#ead79c', '#f2e5d0'],
    main: '#d8952a',
    second: '#75592b',
    accent: '#c4543b',
    deep: '#4a3b22',
  }),
  sky: palette({
    grounds: ['#c9d8ec', '#d8e4f1', '#bccfe7', '#e2e7ee'],
    main: '#4c82bd',
    second: '#24395a',
    accent: '#f1bb60',
    deep: '#1d293b',
  }),
  rose: palette({
    grounds: ['#e9d2d8', '#f2dfe1', '#dfc4cd', '#f0e2da'],
    main: '#bb475c',
    second: '#702e47',
    accent: '#e6b44f',
    deep: '#43202e',
  }),
  moss: palette({
    grounds: ['#d8e4c8', '#e4ecd6', '#cbdab8', '#edead5'],
    main: '#64834a',
    second: '#3a5331',
    accent: '#df9150',
    deep: '#2b3a25',
  }),
  teal: palette({
    grounds: ['#f4dfcb', '#f6e8da', '#ecd3bb', '#e9e3d6'],
    main: '#2c8084',
    second: '#1c4f57',
    accent: '#ee8d57',
    deep: '#173940',
  }),
  charcoal: palette({
    grounds: ['#e4dfd7', '#ece8e1', '#d8d2c9', '#dfe2e2'],
    main: '#41424b',
    second: '#2a2b32',
    accent: '#e56a41',
    deep: '#202127',
  }),
  cream: palette({
    grounds: ['#d6bfa6', '#c9cdb4', '#d9b9a5', '#bccac8'],
    main: '#f6eddd',
    second: '#d9c6a6',
    accent: '#c35d3a',
    deep: '#59432f',
  }),
  walnut: palette({
    grounds: ['#dfe4d6', '#e8ebe0', '#d2dac6', '#ece3d3'],
    main: '#8a5736',
    second: '#5c3823',
    accent: '#dca763',
    deep: '#3f2618',
  }),
  blush: palette({
    grounds: ['#f7e3d9', '#f9ece3', '#efd3c8', '#f3e6ea'],
    main: '#e5968a',
    second: '#b65c58',
    accent: '#5f8f8a',
    deep: '#5a2f35',
  }),
  lavender: palette({
    grounds: ['#f0e8d8', '#e6e2f2', '#f4eee2', '#dcd8ec'],
    main: '#9385c9',
    second: '#5b4f96',
    accent: '#f0b65f',
    deep: '#332d57',
  }),
  mint: palette({
    grounds: ['#f5e6d3', '#f8eee0', '#ecdac4', '#e3ebe2'],
    main: '#7dbaa2',
    second: '#3b7766',
    accent: '#ed8a66',
    deep: '#234a40',
  }),
  cherry: palette({
    grounds: ['#f3e2cf', '#f7ebdd', '#e9d3bd', '#e9e2e0'],
    main: '#c63d34',
    second: '#7f2326',
    accent: '#f0bd58',
    deep: '#481a1c',
  }),
  dusk: palette({
    grounds: ['#56658a', '#63709a', '#4a5878', '#6d6a92'],
    main: '#f0b659',
    second: '#c9822f',
    accent: '#f3ead9',
    deep: '#272f49',
    steel: '#d5dbe4',
  }),
  velvet: palette({
    grounds: ['#70495f', '#7d566b', '#5f3d52', '#84605f'],
    main: '#e8bb62',
    second: '#b98230',
    accent: '#9fd3cb',
    deep: '#3a2230',
    steel: '#dcd9dd',
  }),
  sample: palette({
    grounds: ['#e9e5de', '#e2e0db', '#edeae4', '#dedcd6'],
    main: '#b3aa9d',
    second: '#8d857a',
    accent: '#cfc6b8',
    deep: '#5e5850',
    wood: '#bcae9c',
    steel: '#c6c3be',
    paper: '#f5f2ec',
    leaf: '#a3a597',
    views: [GREY_VIEW, GREY_VIEW, GREY_VIEW, GREY_VIEW],
  }),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
