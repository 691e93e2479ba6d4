// Node's timers, which end with the page that set them.
const node = { setTimeout, setInterval, clearTimeout };

const running = new Set();

module.exports = {
  ofPage: {
    setTimeout: (callback, ms, ...args) => {
      const timer = node.setTimeout(() => {
        running.delete(timer);
        callback(...args);
      }, ms);
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
