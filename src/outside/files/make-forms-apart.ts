// Makes forms of pictures in a process of its own, which ends when it has no more work and gives
// back the memory that pictures need.
import { fork, type ChildProcess } from 'node:child_process';

const PROGRAM = 'src/outside/files/form-process.ts';
const IDLE_MS = 10_000;

export type FormsOrder = { id: number; folder: string; name: string };
export type FormsAnswer = { id: number; problem: string | null };

type PendingForms = { resolve: () => void; reject: (problem: Error) => void };
type Maker = {
  child: ChildProcess;
  pending: Map<number, PendingForms>;
  idle: NodeJS.Timeout | undefined;
};

let maker: Maker | null = null;
let made = 0;

/** Makes the missing forms of a stored picture; see makeForms. */
export function makeFormsApart(folder: string, name: string): Promise<void> {
  const own = (maker ??= startMaker());
  const id = ++made;
  clearTimeout(own.idle);
  return new Promise((resolve, reject) => {
    own.pending.set(id, { resolve, reject });
    own.child.send({ id, folder, name } satisfies FormsOrder, (problem) => {
      if (problem) answer(own, { id, problem: problem.message });
    });
  });
}

function startMaker(): Maker {
  const child = fork(PROGRAM, { execArgv: [] });
  const started: Maker = { child, pending: new Map(), idle: undefined };
  child.on('message', (message) => answer(started, message as FormsAnswer));
  child.once('exit', (code) => {
    if (maker === started) maker = null;
    for (const id of started.pending.keys())
      answer(started, { id, problem: `the process that makes forms of pictures ended (${code})` });
  });
  child.once('error', () => {}); // its exit tells
  child.unref();
  child.channel?.unref();
  return started;
}

function answer(own: Maker, { id, problem }: FormsAnswer): void {
  const pending = own.pending.get(id);
  own.pending.delete(id);
  if (problem === null) pending?.resolve();
  else pending?.reject(new Error(problem));
  if (own.pending.size === 0) own.idle = setTimeout(() => end(own), IDLE_MS).unref();
}

function end(own: Maker): void {
  if (maker === own) maker = null;
  if (own.child.connected) own.child.disconnect();
}
