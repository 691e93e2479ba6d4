import { theme as antd, type MappingAlgorithm, type ThemeConfig } from 'antd';

const STATUSES = { Success: 'good', Warning: 'warn', Error: 'bad', Info: 'accent' } as const;

/** antd's tokens from our own variables, as the styles of the page's root hold them. */
export function antdTokens(styles: CSSStyleDeclaration): ThemeConfig {
  const read = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  const [ink, inkSoft, line, surface, accentInk] = ['ink', 'ink-soft', 'line', 'surface', 'accent-ink'].map(
    read,
  );
  // Where antd writes in the primary colour instead of filling with it, the accent would be too faint.
  const asText = { colorPrimary: accentInk, colorPrimaryHover: accentInk, colorPrimaryActive: accentInk };
  return {
    algorithm: [
      styles.colorScheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
      exactColours(read),
    ],
    hashed: false,
    cssVar: { key: 'vybac', prefix: 'v' },
    token: {
      fontFamily: read('font'),
      fontSize: 16,
      controlHeight: 44,
      borderRadius: 14,
      motionDurationMid: '0.14s',
      motionDurationSlow: '0.18s',
      colorBgBase: read('bg'),
      colorLink: accentInk,
      colorText: ink,
      colorTextSecondary: inkSoft,
      colorTextTertiary: inkSoft,
      colorTextDescription: inkSoft,
      colorTextPlaceholder: inkSoft,
      colorBgLayout: read('bg'),
      colorBgContainer: surface,
      colorBgElevated: surface,
      colorFillTertiary: read('sunken'),
      colorBorder: line,
      colorBorderSecondary: line,
      controlItemBgActive: read('accent-wash'),
      boxShadow: read('shadow'),
    },
    components: {
      Button: {
        primaryColor: read('on-accent'),
        primaryShadow: 'none',
        fontWeight: 700,
        borderRadius: 999,
        paddingInline: 22,
      },
      Checkbox: { colorWhite: read('on-accent') },
      Menu: asText,
      Pagination: asText,
      Table: { headerBg: read('sunken'), headerSplitColor: 'transparent' },
      Tabs: { ...asText, itemSelectedColor: accentInk, itemHoverColor: accentInk, inkBarColor: accentInk },
    },
  };
}

/** antd shifts the colours it is given, in dark themes towards grey; ours are chosen for their contrast. */
function exactColours(read: (name: string) => string): MappingAlgorithm {
  return (_seed, given) => {
    const accent = read('accent');
    const map = { ...given } as NonNullable<typeof given>;
    Object.assign(map, { colorPrimary: accent, colorPrimaryHover: accent, colorPrimaryActive: accent });
    for (const [status, name] of Object.entries(STATUSES)) {
      const colour = read(name === 'accent' ? 'accent-ink' : name);
      Object.assign(map, {
        [`color${status}`]: colour,
        [`color${status}Hover`]: colour,
        [`color${status}Text`]: colour,
        [`color${status}Bg`]: read(`${name}-wash`),
        [`color${status}Border`]: colour,
      });
    }
    return map;
  };
}
