import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runQuietly } from './run.mjs';

// The headless shell renders pages without a browser window, so it needs fewer resources.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium, installed from Debian if missing and allowed; null if none can be found.
 */
export async function findChromium() {
  const found = look();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return none();
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly(
    'Looking for Chromium among the packages',
    ['apt-get', 'update', '-q'],
    env,
  ).catch(() => {});
  await runQuietly(
    'Installing Chromium for the browser tests',
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', SHELL, 'fonts-noto-core'],
    env,
  ).catch(() => {});
  return look() ?? none();
}

function look() {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH))
    return process.env.CHROME_PATH;
  for (const name of NAMES) {
    const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (stdout.trim()) return stdout.trim();
  }
  return null;
}

function none() {
  process.stdout.write(
    'There is no Chromium here and none could be installed: the browser journeys are ' +
      'SKIPPED. Name one with CHROME_PATH.\n',
  );
  return null;
}
