import { expect, it, jest } from '@jest/globals';

const turn = () => new Promise((resolve) => setTimeout(resolve));
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it('what a page waits for is not over because the machine stood still, and what is called off amid it does not come', async () => {
  const over = jest.fn();
  const calledOff = jest.fn();
  const timer = setTimeout(calledOff, 400);
  const end = new Promise<void>((resolve) => {
    setTimeout(() => {
      over();
      resolve();
    }, 400);
  });
  standStill(500);
  await turn();
  expect(over).not.toHaveBeenCalled();
  clearTimeout(timer);
  await end;
  expect(calledOff).not.toHaveBeenCalled();
});
