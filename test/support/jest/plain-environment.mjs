import { ModuleMocker } from 'jest-mock';

/** For Jest: its worker's own world, not one made for each file of tests. What a file changed in it is put back. */
export default class PlainEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  exit = Object.getOwnPropertyDescriptor(process, 'exit');
  env = { ...process.env };

  /** Asked for by Jest; what there is to do, the constructor did: before this, Jest has changed `process` already. */
  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    Object.defineProperty(process, 'exit', this.exit);
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
  }

  getVmContext() {
    return null;
  }
}
