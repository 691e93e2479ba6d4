const { act, configure } = require('@testing-library/react');
const React = require('react');

// oxlint-disable-next-line no-underscore-dangle -- nothing else tells whether `act` has left something to be drawn
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

configure({
  // For a machine that does other things as well; what comes is seen at once all the same.
  asyncUtilTimeout: 15_000,
  /**
   * A press is made within `act`, which draws what follows. Where that waits for code that is still on its way, the rest is
   * drawn for who waits for `act`; for anybody else it is dropped, as if nothing had been pressed.
   */
  eventWrapper: (dispatch) => {
    let answer;
    let left = [];
    const drawn = act(() => {
      left = internals.actQueue ?? [];
      answer = dispatch();
    });
    if (left.length > 0)
      drawn.then(
        () => undefined,
        () => undefined,
      );
    return answer;
  },
});
