import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Empty, theme } from 'antd';
import { chooseLanguage } from '../../i18n/i18n';
import { AntdTheme } from './theme';
import { antdTokens } from './tokens';

const COLOURS: Record<string, string> = {
  '--accent': '#b23a1e',
  '--accent-ink': '#8f2d16',
  '--bad': '#9c1c1c',
  '--bg': '#fbf9f6',
  '--ink': '#1d1b19',
};

describe('antd', () => {
  afterEach(() => act(() => chooseLanguage('en')));

  it('wears the colours of the theme as they are', () => {
    const styles = { colorScheme: 'light', getPropertyValue: (name: string) => COLOURS[name] ?? '' };
    const tokens = theme.getDesignToken(antdTokens(styles as unknown as CSSStyleDeclaration));
    expect(tokens).toMatchObject({
      colorPrimary: COLOURS['--accent'],
      colorPrimaryHover: COLOURS['--accent'],
      colorLink: COLOURS['--accent-ink'],
      colorError: COLOURS['--bad'],
      colorText: COLOURS['--ink'],
    });
  });

  it('speaks the language of the reader, and loses nothing typed when that changes', async () => {
    render(
      <AntdTheme>
        <input aria-label="Filter" />
        <Empty />
      </AntdTheme>,
    );
    expect(await screen.findByText('No data', { selector: 'div' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Filter'), 'kettle');
    await act(() => chooseLanguage('es'));
    expect(await screen.findByText('No hay datos', { selector: 'div' })).toBeInTheDocument();
    expect(screen.getByLabelText('Filter')).toHaveValue('kettle');
  });
});
