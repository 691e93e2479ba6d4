// Node's timers, which end with the page that set them.
const node = { setTimeout, setInterval, clearTimeout };

/** What a page waits for goes by in steps of this at most. A machine that stands still for seconds takes one or two of them. */
const STEP_MS = 100;
/** What is longer runs out at once, as in a browser. */
const LONGEST_MS = 2 ** 31 - 1;

const stepsOf = (ms) => (ms > STEP_MS && ms <= LONGEST_MS ? Math.ceil(ms / STEP_MS) : 1);

const running = new Set();

module.exports = {
  ofPage: {
    setTimeout: (callback, ms, ...args) => {
      const steps = stepsOf(ms);
      let left = steps;
      const step = () => {
        left -= 1;
        if (left > 0) {
          timer.refresh();
          return;
        }
        running.delete(timer);
        callback(...args);
      };
      const timer = node.setTimeout(step, (ms ?? 0) / steps);
      running.add(timer);
      return timer;
    },
    setInterval: (callback, ms, ...args) => {
      const timer = node.setInterval(callback, ms, ...args);
      running.add(timer);
      return timer;
    },
  },
  end: () => {
    for (const timer of running) node.clearTimeout(timer);
    running.clear();
  },
};
