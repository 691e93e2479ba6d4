const { act, configure } = require('@testing-library/react');

configure({
  // For a machine that does other things as well; what comes is seen at once all the same.
  asyncUtilTimeout: 15_000,
  /**
   * A press is made within `act`, where React draws what follows. Going to another address gives way every few
   * milliseconds, and if it does so at a part that was fetched, the rest is drawn only for who waits for `act`: for anybody
   * else it is dropped, as if nothing had been pressed.
   */
  eventWrapper: (dispatch) => {
    let answer;
    act(() => {
      answer = dispatch();
    }).then(
      () => undefined,
      () => undefined,
    );
    return answer;
  },
});
