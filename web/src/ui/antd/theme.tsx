import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownTheme } from '../../browser/use-shown-theme';
import { antdLocale, ENGLISH } from './locale';
import { antdTokens } from './tokens';

/** Gives antd's components the theme's colours and the reader's language. Only lazily loaded pages may import it. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const shown = useShownTheme();
  const locale = useAntdLocale();
  // Read anew for each theme: antd computes its palette from the values, not from the variables.
  // oxlint-disable-next-line react/exhaustive-deps -- the variables change with `shown`
  const config = useMemo(() => antdTokens(getComputedStyle(document.documentElement)), [shown]);
  return (
    <ConfigProvider theme={config} locale={locale}>
      {children}
    </ConfigProvider>
  );
}

/** Never without one: antd mounts its children anew when the first locale arrives, and what was typed is gone. */
function useAntdLocale(): Locale {
  const { language } = useTranslation().i18n;
  const [locale, setLocale] = useState<Locale>(ENGLISH);
  useEffect(() => {
    let current = true;
    const show = async () => {
      const loaded = await antdLocale(language);
      if (current) setLocale(loaded);
    };
    void show();
    return () => {
      current = false;
    };
  }, [language]);
  return locale;
}
