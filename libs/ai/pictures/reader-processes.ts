import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { Injectable } from '@nestjs/common';
import { ownProcess } from '#platform/work/own-process';

/** Begins the processes that read pictures, and says how long they may take and stay. */
@Injectable()
export class ReaderProcesses {
  /** A picture takes half a second; a machine whose processors are all busy gives it a tenth of one. */
  readonly patienceMs: number = 30_000;
  readonly idleMs: number = 60_000;
  /** They give way to everything else on the machine. */
  readonly niceness: number = 7;

  begin(): ChildProcess {
    const child = this.fork();
    if (child.pid !== undefined) setPriority(child.pid, this.niceness);
    return child;
  }

  protected fork(): ChildProcess {
    return ownProcess(new URL('./process/read-pictures.js', import.meta.url), { serialization: 'advanced' });
  }
}
