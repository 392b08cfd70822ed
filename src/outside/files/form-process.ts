// Run by make-forms-apart.ts: makes forms of pictures on request until its parent ends.
import { constants, setPriority } from 'node:os';
import { makeForms } from '#outside/files/pictures.ts';
import type { FormsAnswer, FormsOrder } from '#outside/files/make-forms-apart.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // those who browse come first
process.once('disconnect', () => process.exit(0));
process.on('message', (message) => {
  const { id, folder, name } = message as FormsOrder;
  const say = (problem: string | null) => process.send?.({ id, problem } satisfies FormsAnswer);
  makeForms(folder, name).then(
    () => say(null),
    (problem: unknown) => say(problem instanceof Error ? problem.message : String(problem)),
  );
});
