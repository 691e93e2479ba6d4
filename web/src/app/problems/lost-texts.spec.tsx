import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { chooseLanguage, i18n, loadTexts } from '../../i18n/i18n';
import { translationFiles } from '../../i18n/translation-files';
import { lazyPage } from '../routing/lazy-page';
import { PageErrorBoundary } from './error-boundary';

const read = translationFiles.read.bind(translationFiles);

/** Files of this namespace in these languages do not come, until the answered function is called. */
function lose(namespace: string, languages: readonly string[]): () => void {
  let lost = true;
  jest.spyOn(translationFiles, 'read').mockImplementation((language, wanted, done) => {
    if (lost && wanted === namespace && languages.includes(language)) done('lost', true);
    else read(language, wanted, done);
  });
  return () => {
    lost = false;
  };
}

const words = lazyPage(async () => {
  await loadTexts(['compare']);
  return function Words() {
    return <p>{useTranslation('compare').t('compare')}</p>;
  };
});

describe('texts that do not arrive', () => {
  // i18next goes on trying for eleven seconds.
  beforeEach(() => void Object.assign(i18n.services.backendConnector as object, { maxRetries: 0 }));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('are told in the place of their page, and asked for anew by who tries again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const find = lose('compare', ['en']);
    await act(async () =>
      render(
        <MemoryRouter>
          <PageErrorBoundary>
            <Suspense>
              <words.Page />
            </Suspense>
          </PageErrorBoundary>
        </MemoryRouter>,
      ),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    find();
    await userEvent.click(again);
    expect(await screen.findByText('Compare Similar Items')).toBeVisible();
  });

  it('are missed by nobody where the English ones stand for them', async () => {
    await chooseLanguage('es');
    lose('rewards', ['es']);
    await expect(loadTexts(['rewards'])).resolves.toBeUndefined();
    await chooseLanguage('en');
  });
});
