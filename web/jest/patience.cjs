const { act, configure } = require('@testing-library/react');

// For a machine that does other things as well; what comes is seen at once all the same.
configure({ asyncUtilTimeout: 15_000 });

// A browser that soon has nothing better to do: jsdom has no such moments, and what waits for one is drawn within `act`.
window.requestIdleCallback = (task) =>
  window.setTimeout(() => act(() => task({ didTimeout: false, timeRemaining: () => 50 })));
window.cancelIdleCallback = (request) => window.clearTimeout(request);
