import { type ChildProcess, fork } from 'node:child_process';
import { ReaderProcesses } from '#ai/pictures/reader-processes';

const FROM_SOURCES = ['--import', './test/support/runner/typescript.mjs'];

/** The product's own reader, run from its sources; no test waits until all others are done. */
export class SourceReaderProcesses extends ReaderProcesses {
  override readonly patienceMs: number = 60_000;
  override readonly niceness: number = 0;
  readonly begun: ChildProcess[] = [];

  protected override fork(): ChildProcess {
    const child = fork('libs/ai/pictures/process/read-pictures.ts', {
      execArgv: FROM_SOURCES,
      serialization: 'advanced',
    });
    this.begun.push(child);
    return child;
  }
}
