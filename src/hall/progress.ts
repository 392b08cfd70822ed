// Output for a person at the terminal: lines, and a bar for whatever takes longer than a second.
const WIDTH = 24;
const EVERY_MS = 100;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * A bar for `total` steps; call the returned function with the number done. Without a terminal, it
 * prints a line for every quarter.
 */
export function progress(label: string, total: number): (done: number) => void {
  let shownAt = 0;
  let quarter = -1;
  return (done) => {
    if (!process.stdout.isTTY) {
      const now = Math.floor((done / Math.max(total, 1)) * 4);
      if (now !== quarter) say(`${label} ${Math.round((done / Math.max(total, 1)) * 100)} %`);
      quarter = now;
      return;
    }
    if (done < total && Date.now() - shownAt < EVERY_MS) return;
    shownAt = Date.now();
    const filled = Math.round((done / Math.max(total, 1)) * WIDTH);
    process.stdout.write(
      `\r${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ` +
        `${done}/${total}${done >= total ? '\n' : ''}`,
    );
  };
}
