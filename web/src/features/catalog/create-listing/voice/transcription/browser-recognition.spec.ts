import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeRecognition, fakeRecognition } from './a-recognition';
import { BrowserListener, canListen } from './browser-recognition';

describe('a browser that listens', () => {
  let recognition: FakeRecognition;
  beforeEach(() => {
    recognition = fakeRecognition();
  });
  afterEach(() => {
    recognition.remove();
  });

  it('hears in the language of the page until it is stopped', async () => {
    const listener = new BrowserListener('es');
    expect(recognition.last()).toMatchObject({ lang: 'es', continuous: true, interimResults: true });
    recognition.hear('a red', 'kettle');
    expect(await listener.stop()).toEqual({ text: 'a red kettle', trouble: null });
    expect(recognition.last().running).toBe(false);
  });

  it('goes on after a silence that ends a piece', async () => {
    const listener = new BrowserListener('en');
    recognition.hear('a red kettle');
    recognition.end();
    expect(recognition.last().running).toBe(true);
    recognition.hear('boils');
    expect(await listener.stop()).toEqual({ text: 'a red kettle boils', trouble: null });
  });

  it.each([
    ['no-speech', 'no-speech'],
    ['not-allowed', 'not-allowed'],
    ['service-not-allowed', 'not-allowed'],
    ['network', 'network'],
  ] as const)('says why it has heard nothing: %s', async (error, trouble) => {
    const listener = new BrowserListener('en');
    recognition.fail(error);
    expect(await listener.stop()).toEqual({ text: '', trouble });
  });

  it('keeps what it has heard when something fails later', async () => {
    const listener = new BrowserListener('en');
    recognition.hear('a red kettle');
    recognition.fail('network');
    expect(recognition.last().running).toBe(false);
    expect(await listener.stop()).toEqual({ text: 'a red kettle', trouble: null });
  });

  it('is told from one that does not', () => {
    expect(canListen()).toBe(true);
    recognition.remove();
    expect(canListen()).toBe(false);
  });
});
