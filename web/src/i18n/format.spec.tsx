import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time';
import { useFormat } from './format';
import { i18n } from './i18n';

const lengths = (language: string) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  return renderHook(() => useFormat()).result.current;
};

const Told = () => <p>{useFormat().distance(25)}</p>;

describe('lengths', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('are kilometres to most', () => {
    const { distance, radius } = lengths('de-DE');
    expect([0, 1, 25].map(distance)).toEqual(['within 1 km', '1 km', '25 km']);
    expect([1, 5, 10, 25].map(radius)).toEqual(['1 km', '5 km', '10 km', '25 km']);
  });

  it('are miles where people reckon in those', () => {
    const { distance, radius } = lengths('en-US');
    expect([0, 1, 25].map(distance)).toEqual(['within 1 mi', 'within 1 mi', '16 mi']);
    expect([1, 5, 10, 25].map(radius)).toEqual(['0.6 mi', '3 mi', '6 mi', '16 mi']);
  });

  it('are miles on a drawn page, which knows no reader, until its browser takes it over', () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Told />);
    expect(container).toHaveTextContent('16 mi');
    render(<Told />, { container, hydrate: true });
    expect(screen.getByText('25 km')).toBeVisible();
  });
});

function ages(...passed: number[]): string[] {
  const { result } = renderHook(useFormat);
  return passed.map((milliseconds) => result.current.age(new Date(Date.now() - milliseconds).toISOString()));
}

describe('the age of something, in few letters', () => {
  afterEach(() => act(() => i18n.changeLanguage('en')));

  it.each([
    ['en', ['3m', '3h', '3d', '3 mths']],
    ['es', ['3min', '3h', '3d', '3 m.']],
  ])('tells minutes from months in %s', async (language, told) => {
    await act(() => i18n.changeLanguage(language));
    expect(ages(3 * MINUTE_MS, 3 * HOUR_MS, 3 * DAY_MS, 95 * DAY_MS)).toEqual(told);
  });
});
