const { beforeAll } = require('@jest/globals');
const { startI18n } = require('../src/i18n/i18n');

// Tests read the English texts, all of them at once.
beforeAll(() => startI18n(['errors', 'home', 'catalog', 'pages', 'identity']));
