type Answer = { status: number; body: unknown };

/**
 * For tests: stands in for the server's uploads, whose progress only XMLHttpRequest tells. Answers come in the order
 * in which they were added, a promised one when it is there; an upload without one stays on its way.
 */
export function fakeUploads(): (Answer | Promise<Answer>)[] {
  const answers: (Answer | Promise<Answer>)[] = [];

  class FakeRequest {
    status = 0;
    response: unknown = null;
    readonly upload = { addEventListener: () => undefined };
    private readonly listeners = new Map<string, () => void>();

    open = () => undefined;
    setRequestHeader = () => undefined;
    getResponseHeader = () => null;
    abort = () => undefined;
    addEventListener = (type: string, listener: () => void) => this.listeners.set(type, listener);
    send = () => {
      const answer = answers.shift();
      if (answer) void this.finish(answer);
    };

    private async finish(answer: Answer | Promise<Answer>): Promise<void> {
      const { status, body } = await answer;
      this.status = status;
      this.response = body;
      this.listeners.get('load')?.();
    }
  }
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  return answers;
}
