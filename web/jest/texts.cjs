const { beforeAll } = require('@jest/globals');
const { namespaces } = require('../src/i18n/all-translation-files');
const { startI18n } = require('../src/i18n/i18n');

// Tests read the English texts: of these pages, and of every error.
const errors = namespaces.filter((name) => name.endsWith('-errors'));
beforeAll(() => startI18n([...errors, 'home', 'catalog', 'pages', 'identity']));
