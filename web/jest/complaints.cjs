// A test that writes to console.error fails: what React and the browser complain about there is a fault of the test or
// of the product. One that expects a complaint spies on console.error itself.
const { afterEach } = require('@jest/globals');
const { format } = require('node:util');

/**
 * user-event presses inside an `act` of its own that nobody can await; what suspends there is a part that arrives later,
 * which tests wait for by `findBy…`.
 */
const ARRIVES_LATER = [
  'A component suspended inside an `act` scope, but the `act` call was not awaited',
  'A suspended resource finished loading inside a test, but the event was not wrapped in act',
  // Of what a press has left to be drawn (`patience.cjs`), which goes on while something else is waited for.
  'The current testing environment is not configured to support act',
  // These wait for a moment in which the browser has nothing better to do (`whenIdle`): a timer that is no test's.
  // So does the motion of a gallery; and a toast comes with an answer, which no test holds up.
  ...['CardActions', 'CarouselMotion', 'Extras', 'Gallery', 'NavBadge', 'Notices', 'Sections', 'Toaster'].map(
    (part) => `An update to ${part} inside a test was not wrapped in act`,
  ),
];

let complaints = [];
// oxlint-disable-next-line no-console -- listened to, not written to
console.error = (...said) => {
  const complaint = format(...said);
  if (!ARRIVES_LATER.some((expected) => complaint.startsWith(expected))) complaints.push(complaint);
};

afterEach(() => {
  const said = complaints;
  complaints = [];
  if (said.length > 0) throw new Error(`Written to console.error:\n${said.join('\n\n')}`);
});
