/** The Web Speech API as far as it is used. */
class Recognition extends EventTarget {
  static last: Recognition;
  lang = '';
  continuous = false;
  interimResults = false;
  running = false;

  constructor() {
    super();
    Recognition.last = this;
  }
  start() {
    this.running = true;
  }
  stop() {
    this.running = false;
    queueMicrotask(() => this.dispatchEvent(new Event('end')));
  }
  abort() {
    this.stop();
  }
}

/** For tests: a browser that hears what it is told. */
export function fakeRecognition() {
  Object.assign(window, { webkitSpeechRecognition: Recognition });
  const tell = (type: string, more: object) =>
    Recognition.last.dispatchEvent(Object.assign(new Event(type), more));
  const end = () => {
    Recognition.last.running = false;
    tell('end', {});
  };
  return {
    last: () => Recognition.last,
    hear: (...words: string[]) => tell('result', { results: words.map((transcript) => [{ transcript }]) }),
    end,
    fail: (error: string) => {
      tell('error', { error });
      end();
    },
    remove: () => Reflect.deleteProperty(window, 'webkitSpeechRecognition'),
  };
}

export type FakeRecognition = ReturnType<typeof fakeRecognition>;
